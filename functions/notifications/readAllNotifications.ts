import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { notifications, notificationsOf } from './notification.store.ts';

/**
 * Marks all of the caller's notifications as read with a single mark, however many they are. Needs no limit: without a new
 * notification there is nothing to write.
 */
export const readAllNotifications = operation(contracts.readAllNotifications, {
  load: ({ callerId }) => ({ counts: personCounts.key(callerId) }),
  maxAttempts: 5,
  async run({ caller: { UserID }, loaded: { counts } }, { table, now }) {
    if (!counts || counts.unread === 0) return { unread: 0 };

    // queried after the count: a notification that arrives in between changes the count, and the write is refused
    const { items } = await table.query(notifications, {
      ...notificationsOf(UserID),
      limit: 1,
      consistent: true,
    });
    const readUpTo = items[0]?.NotificationID ?? '0';

    const refused = await table.write(
      personCounts.readAll(UserID, counts.unread, { readUpTo, readAllAt: now() }),
    );
    return refused ? refuse('CONCURRENT_UPDATE') : { unread: 0 };
  },
});
