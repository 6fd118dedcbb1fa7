import { personCounts } from '#functions/authors/personCounts.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { readAllNotifications } from './readAllNotifications.ts';

export const handler = lambda(contracts.readAllNotifications, {
  load: ({ callerId }) => [personCounts.key(callerId)],
  limit: perPerson('change'),
  run: readAllNotifications,
  maxAttempts: 5,
});
