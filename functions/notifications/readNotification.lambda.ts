import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { notifications } from '#shared/contracts/notifications.ts';
import { notifications as told } from './notification.store.ts';
import { readNotification } from './readNotification.ts';

export const handler = lambda(notifications.readNotification, {
  beside: ({ NotificationID, by }) => [told.key(by, NotificationID), personCounts.key(by)],
  run: ({ caller, NotificationID }, deps) =>
    readNotification(deps, { of: caller.UserID, id: NotificationID }),
});
