import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { addDays } from '#shared/days.ts';
import { Day } from '#shared/fields.ts';
import { ProjectID, TaskID } from '#shared/ids.ts';
import { task as settings } from '#shared/settings.ts';

/**
 * The due date of an open task. It exists while a person is still to be notified of it, so that the job that finds due
 * tasks reads no others.
 */
const TaskDeadline = z.object({
  ProjectID,
  TaskID,
  dueDate: Day,
  /** The day of the next notification, in the zone of each recipient. */
  notifyOn: Day,
});
export type TaskDeadline = z.infer<typeof TaskDeadline>;

/** Shards, so that the job has no hot partition. */
const shards = 4;
export const deadlineShards = Array.from({ length: shards }, (_, shard) => `taskDeadlines#${shard}`);

/** Deadlines by project; `gsi1` by the day of the next notification. */
export const taskDeadlines = entity({
  name: 'taskDeadline',
  schema: TaskDeadline,
  key: (project: ProjectID, id: TaskID) => ({ pk: partitionOf(project), sk: `taskDeadline#${id}` }),
  gsi1: ({ TaskID: id, notifyOn }) => ({
    pk: `taskDeadlines#${shardIndex(id, shards)}`,
    sk: `${notifyOn}#${id}`,
  }),
});

/** The deadlines of a shard with a notification due by a day, earliest first. */
export const deadlinesUntil = (shard: string, date: string) =>
  ({ index: 'gsi1', pk: shard, between: ['0', `${date}~`] }) as const;

/** The first day on which a task is due soon. */
export const dueSoonFrom = (dueDate: string): string => addDays(dueDate, -settings.dueSoonDays);
/** The first day on which a task is overdue. */
export const overdueFrom = (dueDate: string): string => addDays(dueDate, 1);

export const deadlineSteps = {
  set: (deadline: TaskDeadline) => Step.put(taskDeadlines.key(deadline.ProjectID, deadline.TaskID), deadline),
  clear: (project: ProjectID, id: TaskID) => Step.remove(taskDeadlines.key(project, id)),

  /** Moves on to the overdue notification, or to none, once everybody has had the one before; otherwise changes nothing. */
  advance(deadline: TaskDeadline, to: 'overdue' | 'none' | 'same') {
    const key = taskDeadlines.key(deadline.ProjectID, deadline.TaskID);
    const step = {
      overdue: () => Step.put(key, { ...deadline, notifyOn: overdueFrom(deadline.dueDate) }),
      none: () => Step.remove(key),
      same: () => Step.check(key),
    }[to]();
    return step.when('dueDate', '=', deadline.dueDate).when('notifyOn', '=', deadline.notifyOn);
  },
};
