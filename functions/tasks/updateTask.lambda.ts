import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { taskPlan } from './taskPlan.ts';
import { updateTask } from './updateTask.ts';

export const handler = lambda(contracts.updateTask, {
  load: ({ ProjectID, TaskID, body: { assignee }, callerId }, { table }) =>
    taskPlan(table, { ProjectID, TaskID, callerId, assignee }),
  limit: perPerson('change'),
  run: updateTask,
});
