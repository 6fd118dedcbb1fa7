import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { notifications } from './notification.store.ts';
import { readNotification } from './readNotification.ts';

export const handler = lambda(contracts.readNotification, {
  load: ({ NotificationID, callerId }) => [
    notifications.key(callerId, NotificationID),
    personCounts.key(callerId),
  ],
  limit: perPerson('change'),
  run: readNotification,
});
