import { notifications } from '#shared/contracts/notifications.ts';
import { personCounts } from '../authors/personCounts.store.ts';
import { lambda } from '../platform/lambda.ts';
import { readAllNotifications } from './readAllNotifications.ts';

export const handler = lambda(notifications.readAllNotifications, {
  beside: ({ by }) => [personCounts.key(by)],
  run: ({ caller }, outside) => readAllNotifications(outside, caller.UserID),
});
