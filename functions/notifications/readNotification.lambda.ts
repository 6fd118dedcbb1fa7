import { notifications } from '#shared/contracts/notifications.ts';
import { personCounts } from '../authors/personCounts.store.ts';
import { lambda } from '../platform/lambda.ts';
import { notifications as told } from './notification.store.ts';
import { readNotification } from './readNotification.ts';

export const handler = lambda(notifications.readNotification, {
  beside: ({ NotificationID, by }) => [told.key(by, NotificationID), personCounts.key(by)],
  run: ({ caller, NotificationID }, outside) =>
    readNotification(outside, { of: caller.UserID, id: NotificationID }),
});
