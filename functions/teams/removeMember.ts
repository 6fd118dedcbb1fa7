import { giveAward } from '#functions/authors/award.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { memberSteps, type members } from '#functions/projects/member.store.ts';
import type { projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { prospectSteps } from '#functions/prospects/prospect.store.ts';
import type { teams as contracts } from '#shared/contracts/teams.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { teamEvents } from './team.events.ts';

/**
 * Removes a member and reopens their role. A record of their time in the team keeps their project points, and they are
 * awarded reputation points.
 */
export async function removeMember(
  {
    ProjectID,
    UserID,
    caller,
    loaded: [project, member],
  }: Input<typeof contracts.removeMember, [typeof projects, typeof members]>,
  { table, now, newId }: Deps,
) {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (UserID === project.OwnerUserID) return refuse('OWNER_NOT_REMOVABLE');
  if (!member) return refuse('MEMBER_NOT_FOUND');
  if (!isActionAllowed(projectActions.changeTeam, project.status)) return refuse('INVALID_PROJECT_STATE');

  const leftAt = now();
  return await table.transact(
    ...memberSteps.remove(member, leftAt),
    member.ProspectID && prospectSteps.free(ProjectID, member.ProspectID, UserID),
    stats.addToTeam(ProjectID, { rolesOpen: member.ProspectID ? 1 : 0, members: -1 }),
    ...giveAward(UserID, { kind: 'removal', ProjectID, joinedAt: member.joinedAt }, leftAt),
    outbox.publish({ now, newId }, teamEvents.memberRemoved, { ProjectID, UserID }),
  );
}
