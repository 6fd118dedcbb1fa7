import { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { projects } from '#functions/projects/project.store.ts';
import { latestDay, todayOf } from '#shared/days.ts';
import type { UserID } from '#shared/ids.ts';
import { taskEvents } from './task.events.ts';
import { type StoredTask, tasks } from './task.store.ts';
import {
  deadlineShards,
  deadlineSteps,
  deadlinesUntil,
  dueSoonFrom,
  overdueFrom,
  type TaskDeadline,
  taskDeadlines,
} from './taskDeadline.store.ts';
import {
  reportKey,
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
 * reminders of a recipient. Due dates are days of each recipient, so that they are told when their board says so. A task
 * that became overdue since the last run is only reported as overdue. Idempotent; a run that stopped is completed by the
 * next one.
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
  const found = { dueSoon: 0, overdue: 0 };

  for (const shard of deadlineShards)
    for await (const deadline of table.each(taskDeadlines, deadlinesUntil(shard, latestDay(now())))) {
      const kinds = await collect(deps, deadline);
      if (kinds.includes('taskDueSoon')) found.dueSoon += 1;
      if (kinds.includes('taskOverdue')) found.overdue += 1;
    }
  return found;
}

/** Stores the reminders of a task for those whose day has come, and returns what they are about. */
async function collect({ table, now }: Deps, deadline: TaskDeadline): Promise<Kind[]> {
  const { ProjectID, TaskID, dueDate, notifyOn } = deadline;
  const [task, project] = await table.batchGet(tasks.key(ProjectID, TaskID), projects.key(ProjectID));
  const toRemind = (kind: Kind) => (task && project ? recipientsOf(kind, task, project) : []);
  const ids = toRemind('taskOverdue');
  const people = await table.batchGet(...ids.map(id => callers.key(id)));
  const days = new Map(ids.map((id, at) => [id, todayOf(people[at] ?? {}, now())]));
  const isOn = (date: string) => (id: UserID) => (days.get(id) ?? '') >= date;

  const late = ids.filter(isOn(overdueFrom(dueDate)));
  const isFirst = notifyOn < overdueFrom(dueDate);
  const soon = isFirst ? toRemind('taskDueSoon').filter(isOn(dueSoonFrom(dueDate))) : [];
  const reminders = [
    ...late.map(id => ({ ProjectID, TaskID, dueDate, kind: 'taskOverdue' as const, UserID: id })),
    ...soon
      .filter(id => !late.includes(id))
      .map(id => ({ ProjectID, TaskID, dueDate, kind: 'taskDueSoon' as const, UserID: id })),
  ];
  const reported = await table.batchGet(...reminders.map(reportKey));
  const unreported = reminders.filter((_, at) => !reported[at]);
  const next = late.length === ids.length ? 'none' : soon.length > 0 ? 'overdue' : 'same';
  if (next === 'same' && unreported.length === 0) return [];

  const refused = await table.transact(
    deadlineSteps.advance(deadline, next),
    ...unreported.flatMap(reminder => [
      taskReminderSteps.report(reminder, now()),
      taskReminderSteps.add(reminder),
    ]),
  );
  return refused ? [] : [...new Set(unreported.map(({ kind }) => kind))];
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
