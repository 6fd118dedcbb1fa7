import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import { withoutFormerNames } from './displayNameOf.ts';
import { type StoredNotification, withReadState } from './notification.store.ts';

/** Lists the caller's notifications, newest first. Cost: 3 DynamoDB requests. */
export async function listNotifications(
  {
    loaded: [page, counts],
  }: Input<typeof contracts.listNotifications, [Page<StoredNotification>, PersonCounts | undefined]>,
  { table }: Deps,
) {
  const items = await withoutFormerNames(table, page.items);
  return {
    ...page,
    items: items.map(notification => withReadState(notification, counts?.readUpTo)),
    unread: counts?.unread ?? 0,
  };
}
