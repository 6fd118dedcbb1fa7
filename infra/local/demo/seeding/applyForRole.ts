import { awardSteps } from '#functions/authors/award.store.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import { acceptRequest } from '#functions/requests/acceptRequest.ts';
import { denyRequest } from '#functions/requests/denyRequest.ts';
import { sendRequest } from '#functions/requests/sendRequest.ts';
import { removeMember } from '#functions/teams/removeMember.ts';
import { type ProjectID, type ProspectID, TaskID } from '#shared/ids.ts';
import { randomFrom } from '#shared/random.ts';
import type { DemoProject, DemoRequest, DemoRole } from '../content.ts';
import { userIdOf } from '../demoId.ts';
import { callerOf, writerOf } from './caller.ts';
import type { SeedContext } from './seedContext.ts';

/** A stored role with its id. */
export interface DemoRoleRef {
  role: DemoRole;
  ProspectID: ProspectID;
}

type Answer = 'accept' | 'remove' | 'deny' | 'wait';

/** Replays the applications for a role and their decisions. */
export function applyForRole(
  { slug, owner }: DemoProject,
  ProjectID: ProjectID,
  { role, ProspectID }: DemoRoleRef,
  { backdated, moments }: SeedContext,
) {
  const { taken, former, refused = [], asked = [] } = role;
  const all: [DemoRequest, Answer][] = [
    ...refused.map((one): [DemoRequest, Answer] => [one, 'deny']),
    ...asked.map((one): [DemoRequest, Answer] => [one, 'wait']),
    ...(former ? [[former, 'remove'] as [DemoRequest, Answer]] : []),
    ...(taken ? [[taken, 'accept'] as [DemoRequest, Answer]] : []),
  ];

  return all.map(([{ by: person, ago, note }, answer]) => {
    const at = moments.ago(ago, `ask·${slug}·${person}`);
    const contributorId = userIdOf(person);
    const random = randomFrom(`answer·${slug}·${person}`);

    const run = async () => {
      const { starterTask } = role;
      const letter = starterTask ? { starterTask, answer: note } : { note };
      const request = {
        ProjectID,
        body: { typeId: ProspectID, ...letter },
        caller: await writerOf(person, note),
      };
      const { contributionRequestId } = await backdated.run(at, deps => sendRequest.invoke(request, deps));
      if (answer === 'wait') return;

      const decidedAt = moments.after(at, 3 + random() * 30);
      const decision = { ProjectID, caller: callerOf(owner) };
      if (answer === 'deny') {
        await backdated.run(decidedAt, deps =>
          denyRequest.invoke({ ...decision, contributionRequestId, body: { reason: 'otherSkills' } }, deps),
        );
        return;
      }
      await backdated.run(decidedAt, deps =>
        acceptRequest.invoke(
          { ...decision, query: { contributionRequestId, contributorId, typeId: ProspectID } },
          deps,
        ),
      );
      // Stands for most of the tasks accepted in the months before; only a few are seeded.
      const projectPoints = 50 + Math.round(random() * 9) * 50;
      const cause = {
        kind: 'task',
        ProjectID,
        TaskID: TaskID.parse(`earlier-${person}`),
        projectPoints,
      } as const;
      await backdated.run(decidedAt, ({ table }) =>
        table.transact(
          ...awardSteps(contributorId, cause, decidedAt),
          memberSteps.earn(ProjectID, contributorId, projectPoints),
        ),
      );
      if (answer === 'remove' && former)
        await backdated.run(moments.ago(former.until, `removed·${slug}·${person}`), deps =>
          removeMember.invoke({ ProjectID, UserID: contributorId, caller: callerOf(owner) }, deps),
        );
    };
    return { at, run };
  });
}
