import { lambda } from '#functions/platform/lambda.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { changeTaskStatus } from './changeTaskStatus.ts';
import { taskPlan } from './taskPlan.ts';

export const handler = lambda(contracts.changeTaskStatus, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  limit: 'change',
  run: changeTaskStatus,
});
