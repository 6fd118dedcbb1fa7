import type { Projection } from '#functions/platform/projection.ts';
import { isTaskOpen, type StoredTask } from './task.store.ts';
import { deadlineSteps, dueSoonFrom } from './taskDeadline.store.ts';

const deadlineOf = (task: StoredTask | undefined): string | undefined =>
  task && isTaskOpen(task) ? task.dueDate : undefined;

/** Keeps the deadline of a task in step with its due date while it is open. */
export const syncTaskDeadline: Projection<StoredTask> = async ({ before, after }) => {
  const task = after ?? before;
  const dueDate = deadlineOf(after);
  if (!task || dueDate === deadlineOf(before)) return;

  const { ProjectID, TaskID } = task;
  return dueDate === undefined
    ? [deadlineSteps.clear(ProjectID, TaskID)]
    : [deadlineSteps.set({ ProjectID, TaskID, dueDate, notifyOn: dueSoonFrom(dueDate) })];
};
