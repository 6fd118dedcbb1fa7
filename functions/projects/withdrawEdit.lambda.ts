import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { projectPlan } from './viewProject.ts';
import { withdrawEdit } from './withdrawEdit.ts';

export const handler = lambda(contracts.withdrawEdit, {
  load: async ({ ProjectID, callerId }, { table }) => [await projectPlan(table, ProjectID, callerId)],
  limit: perPerson('change'),
  run: withdrawEdit,
});
