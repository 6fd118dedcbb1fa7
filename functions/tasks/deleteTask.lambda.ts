import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { deleteTask } from './deleteTask.ts';
import { taskPlan } from './taskPlan.ts';

export const handler = lambda(contracts.deleteTask, {
  load: ({ ProjectID, TaskID, callerId }, { table }) => taskPlan(table, { ProjectID, TaskID, callerId }),
  limit: perPerson('change'),
  run: deleteTask,
});
