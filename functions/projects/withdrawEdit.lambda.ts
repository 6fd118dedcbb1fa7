import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { projectPlan } from './viewProject.ts';
import { withdrawEdit } from './withdrawEdit.ts';

export const handler = lambda(contracts.withdrawEdit, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  limit: 'change',
  run: withdrawEdit,
});
