import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { NotificationID, UserID } from '#shared/ids.ts';
import { notificationSteps, notifications, withReadState } from './notification.store.ts';

/** One is read; a second time changes nothing. */
export async function readNotification({ table }: Deps, { of, id }: { of: UserID; id: NotificationID }) {
  const [found, counts] = await table.batchGet(notifications.key(of, id), personCounts.key(of));
  if (!found) return refuse('NOTIFICATION_NOT_FOUND');

  const isNew = !withReadState(found, counts?.readUpTo).read;
  // a refusal says that it was read meanwhile, by itself or with all others
  if (isNew) await table.transact(...notificationSteps.read(of, id));
  return { ...found, read: true };
}
