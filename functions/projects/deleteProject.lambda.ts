import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { deleteProject } from './deleteProject.ts';
import { projects } from './project.store.ts';
import { readStats } from './stats.store.ts';

export const handler = lambda(contracts.deleteProject, {
  load: async ({ ProjectID }, { table }) => [projects.key(ProjectID), await readStats(table, ProjectID)],
  limit: perPerson('decide'),
  run: deleteProject,
});
