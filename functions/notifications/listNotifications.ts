import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import { type StoredNotification, withReadState } from './notification.store.ts';

/** Lists the caller's notifications, newest first. Cost: 2 DynamoDB requests. */
export const listNotifications = ({
  loaded: [page, counts],
}: Input<typeof contracts.listNotifications, [Page<StoredNotification>, PersonCounts | undefined]>) => ({
  ...page,
  items: page.items.map(notification => withReadState(notification, counts?.readUpTo)),
  unread: counts?.unread ?? 0,
});
