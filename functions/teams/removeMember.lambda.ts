import { teams } from '#shared/contracts/teams.ts';
import { lambda } from '../platform/lambda.ts';
import { projects } from '../projects/project.store.ts';
import { removeMember } from './removeMember.ts';
import { members } from './team.store.ts';

export const handler = lambda(teams.removeMember, {
  beside: ({ ProjectID, UserID }) => [projects.key(ProjectID), members.key(ProjectID, UserID)],
  run: ({ ProjectID, UserID, caller }, outside) =>
    removeMember(outside, { ProjectID, UserID, by: caller.UserID }),
});
