import * as z from 'zod/mini';
import { retention } from '#functions/platform/outbox.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { Day } from '#shared/fields.ts';
import { ProjectID, TaskID, UserID } from '#shared/ids.ts';

/** A reminder of a due task that a user is to receive with the other reminders of the same run. */
const TaskReminder = z.object({
  UserID,
  ProjectID,
  TaskID,
  dueDate: Day,
  kind: z.enum(['taskDueSoon', 'taskOverdue']),
});
export type TaskReminder = z.infer<typeof TaskReminder>;

/** Shards, so that the job has no hot partition. */
const shards = 4;
export const taskReminderShards = Array.from({ length: shards }, (_, shard) => `taskReminders#${shard}`);

/** Reminders that have not been published yet, by recipient. */
export const taskReminders = entity({
  name: 'taskReminder',
  schema: TaskReminder,
  key: (recipient: UserID, id: TaskID) => ({
    pk: `taskReminders#${shardIndex(recipient, shards)}`,
    sk: `${recipient}#${id}`,
  }),
});

/** Tasks that a person has been reminded of for a due date, so that they are not reminded again if it is set again. */
export const reportedDueDates = entity({
  name: 'reportedDueDate',
  schema: z.object({ ttl: z.int() }),
  key: (id: TaskID, dueDate: string, kind: TaskReminder['kind'], recipient: UserID) => ({
    pk: `reportedDueDates#${id}`,
    sk: `${dueDate}#${kind}#${recipient}`,
  }),
  ttl: ({ ttl }) => ttl,
});

/** Key of the note that a reminder has been given. */
export const reportKey = ({ TaskID: id, dueDate, kind, UserID: recipient }: TaskReminder) =>
  reportedDueDates.key(id, dueDate, kind, recipient);

export const taskReminderSteps = {
  /** Notes that a reminder is given. Refused if it has been given before. */
  report: (reminder: TaskReminder, at: string) =>
    Step.create(reportKey(reminder), { ttl: ttlAfter(at, retention) }),

  /** Replaces a reminder that the task is due soon if it is overdue by now. */
  add: (reminder: TaskReminder) => Step.put(taskReminders.key(reminder.UserID, reminder.TaskID), reminder),

  /** Removes the reminder as it was read. */
  remove: ({ UserID: recipient, TaskID: id, dueDate, kind }: TaskReminder) =>
    Step.remove(taskReminders.key(recipient, id)).when('dueDate', '=', dueDate).when('kind', '=', kind),
};
