import { callers } from '#functions/platform/caller.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { saveNotificationPreferences } from './saveNotificationPreferences.ts';

export const handler = lambda(contracts.saveNotificationPreferences, {
  load: ({ callerId }) => [callers.key(callerId)], // read again if other frequencies have been chosen in the meantime
  limit: perPerson('change'),
  run: saveNotificationPreferences,
  maxAttempts: 5,
});
