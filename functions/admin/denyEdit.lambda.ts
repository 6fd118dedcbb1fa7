import { lambda } from '#functions/platform/lambda.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { denyEdit } from './denyEdit.ts';

export const handler = lambda(admin.denyEdit, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  run: denyEdit,
});
