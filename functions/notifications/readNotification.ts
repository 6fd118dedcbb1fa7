import { personCounts } from '#functions/authors/personCounts.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { notificationSteps, notifications, withReadState } from './notification.store.ts';

/** Marks one of the caller's notifications as read. Idempotent. Needs no limit: each is written once. */
export const readNotification = operation(contracts.readNotification, {
  load: ({ NotificationID, callerId }) => ({
    found: notifications.key(callerId, NotificationID),
    counts: personCounts.key(callerId),
  }),
  async run({ caller, loaded: { found, counts } }, { table }) {
    if (!found) return refuse('NOTIFICATION_NOT_FOUND');

    const isNew = !withReadState(found, counts).read;
    // Refused if it has been read in the meantime, individually or with all others.
    if (isNew) await table.transact(...notificationSteps.read(caller.UserID, found));
    return { ...found, read: true };
  },
});
