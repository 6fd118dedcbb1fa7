import { lambda } from '#functions/platform/lambda.ts';
import { countedLikes } from '#functions/visits/countedLike.store.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { likes } from './like.store.ts';
import { likeProject } from './likeProject.ts';
import { projects } from './project.store.ts';
import { readStats } from './stats.store.ts';

export const handler = lambda(contracts.likeProject, {
  load: async ({ ProjectID, callerId }, { table, now }) => [
    projects.key(ProjectID),
    await readStats(table, ProjectID),
    likes.key(ProjectID, callerId),
    countedLikes.key(ProjectID, callerId, now()),
  ],
  run: likeProject,
  maxAttempts: 3,
});
