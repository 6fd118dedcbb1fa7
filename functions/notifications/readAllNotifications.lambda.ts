import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { notifications } from '#shared/contracts/notifications.ts';
import { readAllNotifications } from './readAllNotifications.ts';

export const handler = lambda(notifications.readAllNotifications, {
  beside: ({ by }) => [personCounts.key(by)],
  run: ({ caller }, deps) => readAllNotifications(deps, caller.UserID),
});
