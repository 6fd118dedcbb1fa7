import { lambda } from '#functions/platform/lambda.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { denyProject } from './denyProject.ts';

export const handler = lambda(admin.denyProject, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  run: denyProject,
});
