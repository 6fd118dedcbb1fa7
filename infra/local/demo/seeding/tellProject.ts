import { approveProject } from '#functions/admin/approveProject.ts';
import { denyProject } from '#functions/admin/denyProject.ts';
import { addComment } from '#functions/projects/addComment.ts';
import { submitProject } from '#functions/projects/submitProject.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { randomFrom } from '#shared/drawings/random.ts';
import { ProjectID, special } from '#shared/ids.ts';
import type { DemoProject } from '../content.ts';
import { drawPayments } from '../drawPayments.ts';
import type { Moments } from '../moments.ts';
import { proposalOf } from '../proposalOf.ts';
import { askForRole, type Seat } from './askForRole.ts';
import { callerOf } from './caller.ts';
import { likeAll } from './likeAll.ts';
import type { Past } from './past.ts';
import { type Pay } from './pay.ts';
import { settleState } from './settleState.ts';

/** What the telling of a project needs. */
export interface Telling {
  past: Past;
  moments: Moments;
  pay: Pay;
}

/** Something that happened around a project. */
interface Event {
  at: string;
  run: () => Promise<unknown>;
}

/** Short names that the contract gives to special projects; the others have their slug. */
export const projectIdOf = ({ slug, owner }: DemoProject): ProjectID =>
  owner === 'support' ? special.supportProject : ProjectID.parse(slug);

/** Makes a project as it came about: sent, read, published, and then one thing after the other. */
export async function tellProject(project: DemoProject, telling: Telling): Promise<void> {
  const id = projectIdOf(project);
  const submittedAt = telling.moments.ago(project.submitted, project.slug);
  const seats = await submit(project, id, submittedAt, telling);
  if (project.state === 'submitted') return;

  await review(project, id, submittedAt, telling);
  if (project.state === 'denied') return;

  await likeAll(project, id, telling);
  for (const { run } of eventsOf(project, id, seats, telling).toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    await run();
}

async function submit(
  project: DemoProject,
  id: ProjectID,
  submittedAt: string,
  { past, moments }: Telling,
): Promise<Seat[]> {
  const { slug, owner, submitted } = project;
  const caller = callerOf(owner);
  const proposal = proposalOf(project, moments);
  const submissionKey = `demo-data-${slug}`;
  await past.happen(submittedAt, deps =>
    submitProject(
      { ...deps, newId: past.naming(id, submittedAt).newId },
      { proposal, submissionKey, caller },
    ),
  );

  const seats: Seat[] = [];
  for (const [place, role] of project.roles.entries()) {
    const { type: PersonType, notes: Notes, skill } = role;
    const at = moments.after(submittedAt, (Math.min(submitted * 24, 1) * (place + 1)) / 20);
    const draft = { PersonType, Notes, skill };
    const { ProspectID } = await past.happen(at, deps =>
      addProspect(deps, { ProjectID: id, draft, by: caller }),
    );
    seats.push({ role, ProspectID });
  }
  return seats;
}

async function review(
  { slug, state, reason, ended = 0 }: DemoProject,
  ProjectID: ProjectID,
  submittedAt: string,
  { past, moments }: Telling,
): Promise<void> {
  const caller = callerOf('edith');
  if (state === 'denied') {
    const at = moments.ago(ended, `denied·${slug}`);
    await past.happen(at, deps => denyProject(deps, { ProjectID, reason: reason ?? '', caller }));
    return;
  }
  const at = moments.after(submittedAt, 8 + randomFrom(`review·${slug}`)() * 34);
  await past.happen(at, deps => approveProject(deps, { ProjectID, caller }));
}

function eventsOf(project: DemoProject, ProjectID: ProjectID, seats: Seat[], telling: Telling): Event[] {
  const { slug, comments = [], ended } = project;
  const { past, moments, pay } = telling;

  const told = comments.map(({ by, ago, text, replies = [] }): Event => {
    const at = ago > 2 ? moments.ago(ago, `${slug}·${text}`) : moments.ago(ago, slug);
    const run = async () => {
      const said = await past.happen(at, deps => addComment(deps, { ProjectID, text, caller: callerOf(by) }));
      for (const [answerer, hours, answer] of replies)
        await past.happen(moments.after(at, hours), deps =>
          addComment(deps, {
            ProjectID,
            text: answer,
            replyTo: said.CommentID,
            caller: callerOf(answerer),
          }),
        );
    };
    return { at, run };
  });

  const paid = drawPayments(project).map((payment, place): Event => {
    const at = moments.ago(payment.ago, `paid·${slug}·${place}`);
    return {
      at,
      run: () => pay({ project, ProjectID, payment, at, orderKey: `demo-payment-${slug}-${place}` }),
    };
  });

  const asked = seats.flatMap(seat => askForRole(project, ProjectID, seat, telling));
  const changed = settleState(project, ProjectID, telling, ended);
  return [...told, ...paid, ...asked, ...changed];
}
