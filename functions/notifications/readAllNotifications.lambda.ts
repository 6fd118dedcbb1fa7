import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { readAllNotifications } from './readAllNotifications.ts';

export const handler = lambda(contracts.readAllNotifications, {
  load: ({ callerId }) => [personCounts.key(callerId)],
  limit: 'change',
  run: readAllNotifications,
  maxAttempts: 5,
});
