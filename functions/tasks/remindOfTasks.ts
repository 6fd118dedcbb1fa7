import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, tasks } from './task.store.ts';
import {
  deadlineShards,
  deadlineSteps,
  deadlinesUntil,
  overdueFrom,
  type TaskDeadline,
  taskDeadlines,
} from './taskDeadline.store.ts';
import {
  reportedDueDates,
  type TaskReminder,
  taskReminderShards,
  taskReminderSteps,
  taskReminders,
} from './taskReminder.store.ts';

type Kind = TaskReminder['kind'];

/** Reminders per event: those of one transaction, together with their notifications and entries in a digest. */
const maxReminders = 40;

/**
 * Reminds people of tasks that are due soon or overdue, each once per task and due date, with one event for all
 * reminders of a recipient. A task that became overdue since the last run is only reported as overdue. Idempotent; a
 * run that stopped is completed by the next one.
 */
export async function remindOfTasks(
  deps: Deps,
): Promise<{ dueSoon: number; overdue: number; recipients: number }> {
  const found = await collectReminders(deps);
  return { ...found, recipients: await publishReminders(deps) };
}

/** Stores a reminder for each recipient of each task that is due, and returns the numbers of tasks. */
async function collectReminders(deps: Deps): Promise<{ dueSoon: number; overdue: number }> {
  const { table, now } = deps;
  const today = now().slice(0, 10);
  const found = { dueSoon: 0, overdue: 0 };

  for (const shard of deadlineShards)
    for await (const deadline of table.each(taskDeadlines, deadlinesUntil(shard, today))) {
      const isOverdue = overdueFrom(deadline.dueDate) <= today;
      if (await collect(deps, deadline, isOverdue ? 'taskOverdue' : 'taskDueSoon'))
        found[isOverdue ? 'overdue' : 'dueSoon'] += 1;
    }
  return found;
}

/** Returns whether the task was still to be reported for its due date. */
async function collect({ table, now }: Deps, deadline: TaskDeadline, kind: Kind): Promise<boolean> {
  const { ProjectID, TaskID, dueDate } = deadline;
  const reminder = { ProjectID, TaskID, dueDate, kind };
  const [task, project, reported] = await table.batchGet(
    tasks.key(ProjectID, TaskID),
    projects.key(ProjectID),
    reportedDueDates.key(TaskID, dueDate, kind),
  );
  const recipients = task && project && !reported ? recipientsOf(kind, task, project) : [];
  const refused = await table.transact(
    deadlineSteps.advance(deadline, kind === 'taskOverdue' ? 'none' : 'overdue'),
    taskReminderSteps.report(reminder, now()),
    ...recipients.map(UserID => taskReminderSteps.add({ ...reminder, UserID })),
  );
  return !refused && recipients.length > 0;
}

/** The assignee, or the owner of a task without one; the owner also learns of other people's overdue tasks. */
export function recipientsOf(
  kind: Kind,
  { assigneeId }: StoredTask,
  { OwnerUserID }: { OwnerUserID: UserID },
): UserID[] {
  const recipients = [assigneeId ?? OwnerUserID, ...(kind === 'taskOverdue' ? [OwnerUserID] : [])];
  return [...new Set(recipients)];
}

/** Publishes one event per recipient, and returns their number. */
async function publishReminders(deps: Deps): Promise<number> {
  let published = 0;
  for (const pk of taskReminderShards) {
    let ofOne: TaskReminder[] = [];
    for await (const reminder of deps.table.each(taskReminders, { pk })) {
      if (ofOne[0]?.UserID !== reminder.UserID || ofOne.length === maxReminders) {
        published += await publish(deps, ofOne);
        ofOne = [];
      }
      ofOne.push(reminder);
    }
    published += await publish(deps, ofOne);
  }
  return published;
}

/** Returns the number of events published: none if another run has just published one of the reminders. */
async function publish(deps: Deps, reminders: readonly TaskReminder[]): Promise<number> {
  const [first] = reminders;
  if (!first) return 0;
  const refused = await deps.table.transact(
    ...reminders.map(taskReminderSteps.remove),
    outbox.publish(deps, taskEvents.taskRemindersDue, {
      UserID: first.UserID,
      reminders: [...reminders],
    }),
  );
  return refused ? 0 : 1;
}
