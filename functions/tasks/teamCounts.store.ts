import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { utcWeekOf } from '#shared/days.ts';
import type { TaskCounts } from '#shared/entities/task.ts';
import { Day } from '#shared/fields.ts';
import { type ProjectID, UserID } from '#shared/ids.ts';
import { StoredTaskCounts } from './taskCounts.store.ts';

const count = z._default(z.int(), 0);

/** Number of tasks of a project by status, for each person who has been assigned any. */
export const personTasks = entity({
  name: 'personTasks',
  schema: z.extend(StoredTaskCounts, { UserID }),
  key: (project: ProjectID, user: UserID) => ({ pk: partitionOf(project), sk: `tasksOf#${user}` }),
});

const WeeklyTasks = z.object({ week: Day, added: count, done: count });
export type WeeklyTasks = z.infer<typeof WeeklyTasks>;

/** Number of tasks of a project that were added and done in a week, which begins on Monday (UTC). */
export const weeklyTasks = entity({
  name: 'weeklyTasks',
  schema: WeeklyTasks,
  key: (project: ProjectID, week: string) => ({ pk: partitionOf(project), sk: `tasksIn#${week}` }),
});

export const personTasksOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'tasksOf#' }) as const;
export const weeklyTasksOf = (project: ProjectID) =>
  ({ pk: partitionOf(project), beginsWith: 'tasksIn#', order: 'desc' }) as const;

export const teamCountSteps = {
  addToPerson: (project: ProjectID, user: UserID, amounts: Partial<TaskCounts>) =>
    Step.add(personTasks.key(project, user), amounts).set({ UserID: user }),

  addToWeek: (project: ProjectID, instant: string, amounts: { added?: number; done?: number }) => {
    const week = utcWeekOf(instant);
    return Step.add(weeklyTasks.key(project, week), amounts).set({ week });
  },
};
