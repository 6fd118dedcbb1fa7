import { awardSteps } from '#functions/authors/award.store.ts';
import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams as contracts } from '#shared/contracts/teams.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { endMembership } from './endMembership.ts';
import { teamEvents } from './team.events.ts';

/** Removes a member, who is awarded reputation points. */
export const removeMember = operation(contracts.removeMember, {
  load: ({ ProjectID, UserID }) => ({
    project: projects.key(ProjectID),
    member: members.key(ProjectID, UserID),
  }),
  limit: decisions,
  maxAttempts: 3,
  async run({ ProjectID, UserID, caller, loaded: { project, member } }, { table, now, newId }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (UserID === project.OwnerUserID) return refuse('OWNER_NOT_REMOVABLE');
    if (!member) return refuse('MEMBER_NOT_FOUND');
    if (!isActionAllowed(projectActions.changeTeam, project.status)) return refuse('INVALID_PROJECT_STATE');

    const leftAt = now();
    return await table.transact(
      ...endMembership(project, member, { leftAt, departure: 'removed' }),
      ...awardSteps(UserID, { kind: 'removal', ProjectID, joinedAt: member.joinedAt }, leftAt),
      outbox.publish({ now, newId }, teamEvents.memberRemoved, { ProjectID, UserID }),
    );
  },
});
