import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { taskEvents } from './task.events.ts';
import {
  deadlineShards,
  deadlineSteps,
  deadlinesUntil,
  overdueFrom,
  type TaskDeadline,
  taskDeadlines,
} from './taskDeadline.store.ts';

/**
 * Publishes that tasks are due soon or overdue, each once per task and due date. A task that became overdue since the
 * last run is only reported as overdue. Idempotent; a run that stopped is completed by the next one.
 */
export async function remindOfTasks(deps: Deps): Promise<{ dueSoon: number; overdue: number }> {
  const { table, now } = deps;
  const today = now().slice(0, 10);
  const published = { dueSoon: 0, overdue: 0 };

  for (const shard of deadlineShards)
    for await (const deadline of table.each(taskDeadlines, deadlinesUntil(shard, today))) {
      const kind = overdueFrom(deadline.dueDate) <= today ? 'overdue' : 'dueSoon';
      if (await publish(deps, deadline, kind)) published[kind] += 1;
    }
  return published;
}

/** Returns whether the notification was still due. */
async function publish(
  { table, now, newId }: Deps,
  deadline: TaskDeadline,
  kind: 'dueSoon' | 'overdue',
): Promise<boolean> {
  const { ProjectID, TaskID, dueDate } = deadline;
  const type = kind === 'overdue' ? taskEvents.taskOverdue : taskEvents.taskDueSoon;
  const refused = await table.transact(
    deadlineSteps.advance(deadline, kind === 'overdue' ? 'none' : 'overdue'),
    outbox.publish({ now, newId }, type, { ProjectID, TaskID, dueDate }, `${type.type}-${TaskID}-${dueDate}`),
  );
  return !refused;
}
