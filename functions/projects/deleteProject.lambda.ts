import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { deleteProject } from './deleteProject.ts';
import { projects as records } from './project.store.ts';

export const handler = lambda(projects.deleteProject, {
  beside: ({ ProjectID }) => [records.key(ProjectID)],
  run: ({ ProjectID, caller }, deps) => deleteProject(deps, ProjectID, caller),
});
