import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import { notificationSteps, type notifications, withReadState } from './notification.store.ts';

/** Marks one of the caller's notifications as read. Idempotent. */
export async function readNotification(
  {
    NotificationID,
    caller,
    loaded: [found, counts],
  }: Input<typeof contracts.readNotification, [typeof notifications, PersonCounts | undefined]>,
  { table }: Deps,
) {
  if (!found) return refuse('NOTIFICATION_NOT_FOUND');

  const isNew = !withReadState(found, counts?.readUpTo).read;
  // Refused if it has been read in the meantime, individually or with all others.
  if (isNew) await table.transact(...notificationSteps.read(caller.UserID, NotificationID));
  return { ...found, read: true };
}
