import { awardSteps } from '#functions/authors/award.store.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import {
  formerMembers,
  formerMembersOf,
  largestTeam,
  members,
  membersOf,
} from '#functions/projects/member.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';

type Move = Payload<typeof projectEvents.projectMoved>;
type MoveFor = Payload<typeof projectEvents.projectMovedFor>;

/** Kind of the notification and the email about each move. */
const kinds = {
  'in-development': 'projectResumed',
  halted: 'projectHalted',
  abandoned: 'projectAbandoned',
  completed: 'projectCompleted',
} as const satisfies Record<Move['to'], string>;

/**
 * Publishes the move for each member of the team, and a completion for the owner too, so that each person is notified and
 * awarded exactly once. The start of an approved project is no news.
 */
async function publishForTeam({ table, now, newId }: JobDeps, { at, ...move }: Move) {
  if (move.from === 'approved' && move.to === 'in-development') return [];
  const { items } = await table.query(members, {
    ...membersOf(move.ProjectID),
    limit: largestTeam,
    consistent: true,
  });
  const people = items.map(({ UserID }) => UserID);
  if (move.to === 'completed') people.push(move.OwnerUserID, ...(await leftSince(table, move.ProjectID, at)));
  return people.map(UserID =>
    outbox.publish({ now, newId }, projectEvents.projectMovedFor, { ...move, UserID }),
  );
}

/** People who completed a project and have left its team since. */
async function leftSince(table: JobDeps['table'], ProjectID: ProjectID, at: string | undefined) {
  const left: UserID[] = [];
  if (at === undefined) return left;
  for await (const { UserID, leftAt } of table.each(formerMembers, {
    ...formerMembersOf(ProjectID),
    consistent: true,
  }))
    if (leftAt >= at) left.push(UserID);
  return left;
}

async function awardAndNotify(deps: JobDeps, { ProjectID, OwnerUserID, UserID, to }: MoveFor) {
  const [project, owner, person] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(OwnerUserID),
    callers.key(UserID),
  );
  if (!project) return [];
  const kind = kinds[to];
  const link = links.project({ ProjectID });
  const news = await notify(deps, person, {
    email: { template: kind, path: link },
    notification: { kind, values: {}, link },
    names: { project: projectName(deps, project), person: owner },
  });
  const award =
    to === 'completed' && person ? awardSteps(UserID, { kind: 'completion', ProjectID }, deps.now()) : [];
  return [...award, ...news];
}

export const projectMoveHandlers = [
  handlersOf(projectEvents.projectMoved, {
    publishForTeam: ({ payload }, deps) => publishForTeam(deps, payload),
  }),
  handlersOf(projectEvents.projectMovedFor, {
    awardAndNotify: ({ payload }, deps) => awardAndNotify(deps, payload),
  }),
];
