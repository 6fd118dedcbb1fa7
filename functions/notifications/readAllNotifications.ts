import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { UserID } from '#shared/ids.ts';
import { notifications, notificationsOf } from './notification.store.ts';

/** All are read: one mark says up to which, whether they are two or two thousand. */
export async function readAllNotifications({ table }: Deps, of: UserID) {
  for (let tried = 0; tried < 5; tried++) {
    // in this order: one that comes in between is in the list and not in the count, and the write is refused
    const counts = await table.get(personCounts.key(of));
    if (!counts || counts.unread === 0) return { unread: 0 };
    const { items } = await table.query(notifications, {
      ...notificationsOf(of),
      limit: 1,
      consistent: true,
    });
    const readUpTo = items[0]?.NotificationID ?? '0';

    if (!(await table.write(personCounts.readAll(of, counts.unread, readUpTo)))) return { unread: 0 };
  }
  return refuse('CONCURRENT_UPDATE');
}
