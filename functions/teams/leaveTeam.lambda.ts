import { lambda } from '#functions/platform/lambda.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { leaveTeam } from './leaveTeam.ts';

export const handler = lambda(teams.leaveTeam, {
  load: ({ ProjectID, callerId }) => [projects.key(ProjectID), members.key(ProjectID, callerId)],
  limit: 'decide',
  run: leaveTeam,
  maxAttempts: 3,
});
