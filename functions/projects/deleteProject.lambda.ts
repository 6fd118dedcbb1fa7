import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#shared/contracts/projects.ts';
import { deleteProject } from './deleteProject.ts';

export const handler = lambda(projects.deleteProject, ({ ProjectID, caller }, outside) =>
  deleteProject(outside, ProjectID, caller),
);
