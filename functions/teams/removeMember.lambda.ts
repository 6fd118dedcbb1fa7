import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { teams } from '#shared/contracts/teams.ts';
import { removeMember } from './removeMember.ts';

export const handler = lambda(teams.removeMember, {
  load: ({ ProjectID, UserID }) => [projects.key(ProjectID), members.key(ProjectID, UserID)],
  limit: perPerson('decide'),
  run: removeMember,
  maxAttempts: 3,
});
