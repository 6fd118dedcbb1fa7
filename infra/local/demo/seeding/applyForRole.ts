import { Step } from '#functions/platform/table/step.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { denyRequest } from '#functions/requests/denyRequest.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { members } from '#functions/teams/team.store.ts';
import { randomFrom } from '#shared/drawings/random.ts';
import type { ProjectID, ProspectID } from '#shared/ids.ts';
import type { DemoProject, DemoRequest, DemoRole } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { callerOf } from './caller.ts';
import type { SeedContext } from './replayProject.ts';

/** A role that was written, with its id. */
export interface DemoRoleRef {
  role: DemoRole;
  ProspectID: ProspectID;
}

type Answer = 'accept' | 'deny' | 'wait';

/** Everybody who asked for a role, and what came of it. */
export function applyForRole(
  { slug, owner }: DemoProject,
  ProjectID: ProjectID,
  { role, ProspectID }: DemoRoleRef,
  { backdated, moments }: SeedContext,
) {
  const { taken, refused = [], asked = [] } = role;
  const all: [DemoRequest, Answer][] = [
    ...refused.map((one): [DemoRequest, Answer] => [one, 'deny']),
    ...asked.map((one): [DemoRequest, Answer] => [one, 'wait']),
    ...(taken ? [[taken, 'accept'] as [DemoRequest, Answer]] : []),
  ];
  const by = userIdOf(owner);

  return all.map(([{ by: person, ago, note }, answer]) => {
    const at = moments.ago(ago, `ask·${slug}·${person}`);
    const contributorId = userIdOf(person);
    const random = randomFrom(`answer·${slug}·${person}`);

    const run = async () => {
      const request = { ProjectID, ProspectID, note, by: callerOf(person) };
      const { contributionRequestId } = await backdated.run(at, deps => sendRequest(deps, request));
      if (answer === 'wait') return;

      const decidedAt = moments.after(at, 3 + random() * 30);
      const decision = { ProjectID, contributionRequestId, by };
      if (answer === 'deny') {
        await backdated.run(decidedAt, deps => denyRequest(deps, decision));
        return;
      }
      await backdated.run(decidedAt, deps =>
        acceptRequest(deps, { ...decision, contributorId, typeId: ProspectID }),
      );
      // Points inside the project come from accepted tasks; these stand for the tasks of the months before.
      const projectPoints = 50 + Math.round(random() * 9) * 50;
      await backdated.run(decidedAt, ({ table }) =>
        table.write(Step.update(members.key(ProjectID, contributorId), { projectPoints })),
      );
    };
    return { at, run };
  });
}
