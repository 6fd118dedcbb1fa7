import { lambda } from '#functions/platform/lambda.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { getTaskReward } from './getTaskReward.ts';
import { taskPlan } from './taskPlan.ts';

export const handler = lambda(contracts.getTaskReward, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  run: getTaskReward,
});
