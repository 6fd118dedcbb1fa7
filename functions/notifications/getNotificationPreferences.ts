import { operation } from '#functions/platform/operation.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';

/** Returns the frequency of the caller's emails about each group. */
export const getNotificationPreferences = operation(contracts.getNotificationPreferences, {
  run: ({ caller: { emailFrequencies } }) => ({ email: frequenciesOf(emailFrequencies) }),
});
