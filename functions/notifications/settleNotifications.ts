import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { Ref } from '#functions/platform/table/entity.ts';
import { isAsked, valueAt } from './asking.ts';
import {
  notificationSteps,
  notifications,
  notificationsAskingAbout,
  withReadState,
} from './notification.store.ts';

/**
 * Marks the notifications that ask for an action on an item as read, for each person whom they asked, once the action has been
 * taken or is no longer wanted. `fields` are those of the item on which it depends; an item without a key asks for nothing. Cost:
 * nothing unless one of them changes, then 1 DynamoDB request; for each notification half a read unit and 4 write units.
 */
export const settleNotifications =
  <T>(keyOf: (item: T) => Ref<T> | undefined, fields: readonly string[]): Projection<T> =>
  async ({ before, after }, { table }) => {
    const key = before && keyOf(before);
    if (!key) return;
    if (after && fields.every(field => isSame(valueAt(before, field), valueAt(after, field)))) return;

    const asking = [];
    for await (const one of table.each(notifications, notificationsAskingAbout(key))) asking.push(one);
    for (const one of asking) {
      if (!one.asks || isAsked(one.asks, after)) continue;
      const reader = one.asks.of;
      const counts = await table.get(personCounts.key(reader));
      // Refused if it has been read in the meantime, individually or with all others.
      if (!withReadState(one, counts).read) await table.transact(...notificationSteps.read(reader, one));
    }
  };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
