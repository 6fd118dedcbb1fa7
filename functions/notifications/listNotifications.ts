import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { UserID } from '#shared/ids.ts';
import { notifications, notificationsOf, withReadState } from './notification.store.ts';

/** What somebody was told, the newest first. Two requests. */
export async function listNotifications(
  { table }: Deps,
  { of, limit, cursor }: { of: UserID; limit: number; cursor?: string | undefined },
) {
  const [page, counts] = await Promise.all([
    table.query(notifications, { ...notificationsOf(of), limit, cursor }),
    table.get(personCounts.key(of)),
  ]);
  if (isRefusal(page)) return page;
  const items = page.items.map(one => withReadState(one, counts?.readUpTo));
  return { ...page, items, unread: counts?.unread ?? 0 };
}
