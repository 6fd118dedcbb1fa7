import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams as contracts } from '#shared/contracts/teams.ts';
import { leavingSteps } from './leavingSteps.ts';

/**
 * Ends the caller's membership, whatever the state of the project. Unlike a removal it awards no points: otherwise
 * people would join and leave for them. Cost: 2 DynamoDB requests.
 */
export const leaveTeam = operation(contracts.leaveTeam, {
  load: ({ ProjectID, callerId }) => ({
    project: projects.key(ProjectID),
    member: members.key(ProjectID, callerId),
  }),
  limit: decisions,
  maxAttempts: 3,
  async run({ caller, loaded: { project, member } }, { table, now, newId }) {
    if (!project) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID === caller.UserID) return refuse('OWNER_CANNOT_LEAVE');
    // A member can also leave a project that was taken down, which they no longer see.
    if (!member) return canView(project, caller) ? refuse('NOT_A_MEMBER') : refuse('PROJECT_NOT_FOUND');

    return await table.transact(...leavingSteps(project, member, { now, newId }));
  },
});
