import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { leaveTeam } from './leaveTeam.ts';

export const handler = lambda(teams.leaveTeam, {
  load: ({ ProjectID, callerId }) => [projects.key(ProjectID), members.key(ProjectID, callerId)],
  limit: perPerson('decide'),
  run: leaveTeam,
  maxAttempts: 3,
});
