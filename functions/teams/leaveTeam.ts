import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { members, StoredMember } from '#functions/projects/member.store.ts';
import type { ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { teams as contracts } from '#shared/contracts/teams.ts';
import { endMembership } from './endMembership.ts';
import { teamEvents } from './team.events.ts';

/**
 * Ends the caller's membership, whatever the state of the project. Unlike a removal it awards no points: otherwise
 * people would join and leave for them. Cost: 2 DynamoDB requests.
 */
export async function leaveTeam(
  { caller, loaded: [project, member] }: Input<typeof contracts.leaveTeam, [typeof projects, typeof members]>,
  { table, now, newId }: Deps,
) {
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID === caller.UserID) return refuse('OWNER_CANNOT_LEAVE');
  // A member can also leave a project that was taken down, which they no longer see.
  if (!member) return canView(project, caller) ? refuse('NOT_A_MEMBER') : refuse('PROJECT_NOT_FOUND');

  return await table.transact(...leavingSteps(project, member, { now, newId }));
}

/** Steps that end a membership at the member's own wish, and publish it. */
export function leavingSteps(
  project: Pick<ProjectRecord, 'status'>,
  member: StoredMember,
  deps: Pick<Deps, 'now' | 'newId'>,
) {
  const { ProjectID, OwnerUserID, UserID, role } = member;
  return [
    ...endMembership(project, member, { leftAt: deps.now(), departure: 'left' }),
    outbox.publish(deps, teamEvents.memberLeft, { ProjectID, OwnerUserID, UserID, role }),
  ];
}
