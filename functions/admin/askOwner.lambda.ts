import { lambda } from '#functions/platform/lambda.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { askOwner } from './askOwner.ts';

export const handler = lambda(admin.askOwner, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  run: askOwner,
});
