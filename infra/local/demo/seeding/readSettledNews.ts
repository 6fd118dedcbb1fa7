import { withoutAnswered } from '#functions/notifications/asking.ts';
import {
  notificationSteps,
  notifications,
  notificationsOf,
} from '#functions/notifications/notification.store.ts';
import type { Table } from '#functions/platform/table.ts';
import { userIdOf } from '../demoId.ts';
import { type PersonKey, people } from '../people.ts';
import { written } from './writeCorrespondence.ts';

/** Marks the news as read whose readers have done what it asks for since: the past is replayed without the stream, which does that. */
export async function readSettledNews(table: Table): Promise<void> {
  const everyone = Object.keys(people) as PersonKey[]; // the keys of a constant object
  for (const person of everyone) {
    const reader = userIdOf(person);
    for await (const one of table.each(notifications, notificationsOf(reader))) {
      if (one.read || !one.asks || (await withoutAnswered(table, [one])).length > 0) continue;
      await written(table.transact(...notificationSteps.read(reader, one)));
    }
  }
}
