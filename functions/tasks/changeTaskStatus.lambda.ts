import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { changeTaskStatus } from './changeTaskStatus.ts';
import { taskPlan } from './taskPlan.ts';

export const handler = lambda(contracts.changeTaskStatus, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  limit: perPerson('change'),
  run: changeTaskStatus,
});
