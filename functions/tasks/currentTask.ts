import { authors } from '#functions/authors/author.store.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import type { Task } from '#shared/entities/task.ts';
import type { ProjectID, TaskID } from '#shared/ids.ts';
import { tasks } from './task.store.ts';
import { toTask } from './toTask.ts';

/** Reads a task as it is now. Cost: 1 or 2 DynamoDB requests. */
export async function currentTask(
  table: Pick<Table, 'get'>,
  ProjectID: ProjectID,
  id: TaskID,
): Promise<Task | undefined> {
  const task = await table.get(tasks.key(ProjectID, id));
  const assignee = task?.assigneeId && (await table.get(authors.key(task.assigneeId)));
  return task && toTask(task, assignee ? [assignee] : []);
}

/** Refuses a change that was made to an earlier version; the refusal carries the task as it is now. */
export async function refuseChanged(
  table: Pick<Table, 'get'>,
  ProjectID: ProjectID,
  id: TaskID,
): Promise<Refusal<'TASK_CHANGED' | 'TASK_NOT_FOUND'>> {
  const task = await currentTask(table, ProjectID, id);
  return task ? refuse('TASK_CHANGED', { task }) : refuse('TASK_NOT_FOUND');
}
