import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { deleteProject } from './deleteProject.ts';
import { projects } from './project.store.ts';

export const handler = lambda(contracts.deleteProject, {
  load: ({ ProjectID }) => [projects.key(ProjectID)],
  run: deleteProject,
});
