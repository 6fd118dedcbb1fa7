import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import type { TaskCounts } from '#shared/entities/task.ts';
import type { ProjectID } from '#shared/ids.ts';

const count = z._default(z.int(), 0);

/** Number of tasks by status; none where a count is absent. */
export const StoredTaskCounts = z.object({
  TODO: count,
  IN_PROGRESS: count,
  IN_REVIEW: count,
  DONE: count,
  CANCELLED: count,
});

/** Number of tasks of a project by status. */
export const taskCounts = entity({
  name: 'taskCounts',
  schema: StoredTaskCounts,
  key: (project: ProjectID) => ({ pk: partitionOf(project), sk: 'taskCounts' }),
});

export const noTasks: TaskCounts = taskCounts.parse({});

/** Number of all tasks of a project. */
export const totalOf = (counts: TaskCounts): number =>
  Object.values(counts).reduce((sum, one) => sum + one, 0);

export const taskCountSteps = {
  add: (project: ProjectID, amounts: Partial<TaskCounts>) => Step.add(taskCounts.key(project), amounts),
  remove: (project: ProjectID) => Step.remove(taskCounts.key(project)),
};
