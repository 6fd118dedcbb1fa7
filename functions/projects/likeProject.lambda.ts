import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { likes } from './like.store.ts';
import { likeProject } from './likeProject.ts';
import { projects } from './project.store.ts';
import { readStats } from './stats.store.ts';

export const handler = lambda(contracts.likeProject, {
  load: async ({ ProjectID, callerId }, { table }) => [
    projects.key(ProjectID),
    await readStats(table, ProjectID),
    likes.key(ProjectID, callerId),
  ],
  run: likeProject,
  maxAttempts: 3,
});
