import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { tasks as contracts } from '#shared/contracts/tasks.ts';
import { boardPlan } from './board.ts';
import { createTask } from './createTask.ts';
import { taskSubmissions } from './task.store.ts';
import { taskCounts } from './taskCounts.store.ts';

export const handler = lambda(contracts.createTask, {
  load: async ({ ProjectID, body: { assignee, submissionKey }, callerId }, { table }) => [
    boardPlan(ProjectID, await table.get(projects.key(ProjectID)), callerId),
    taskCounts.key(ProjectID),
    assignee ? authors.key(assignee) : undefined,
    submissionKey === undefined ? undefined : taskSubmissions.key(ProjectID, callerId, submissionKey),
  ],
  run: createTask,
  maxAttempts: 2, // the same submission may arrive twice at the same time
});
