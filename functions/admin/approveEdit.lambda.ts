import { lambda } from '#functions/platform/lambda.ts';
import { projectPlan } from '#functions/projects/viewProject.ts';
import { admin } from '#shared/contracts/admin.ts';
import { approveEdit } from './approveEdit.ts';

export const handler = lambda(admin.approveEdit, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  run: approveEdit,
});
