import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { members } from '#functions/projects/member.store.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { teams as contracts } from '#shared/contracts/teams.ts';
import { endMembership } from './endMembership.ts';
import { teamEvents } from './team.events.ts';

/**
 * Ends the caller's membership, whatever the state of the project. Unlike a removal it awards no points: otherwise
 * people would join and leave for them. Cost: 2 DynamoDB requests.
 */
export async function leaveTeam(
  {
    ProjectID,
    caller,
    loaded: [project, member],
  }: Input<typeof contracts.leaveTeam, [typeof projects, typeof members]>,
  { table, now, newId }: Deps,
) {
  if (!project) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID === caller.UserID) return refuse('OWNER_CANNOT_LEAVE');
  // A member can also leave a project that was taken down, which they no longer see.
  if (!member) return canView(project, caller) ? refuse('NOT_A_MEMBER') : refuse('PROJECT_NOT_FOUND');

  const { OwnerUserID, UserID, role } = member;
  return await table.transact(
    ...endMembership(project, member, { leftAt: now(), departure: 'left' }),
    outbox.publish({ now, newId }, teamEvents.memberLeft, { ProjectID, OwnerUserID, UserID, role }),
  );
}
