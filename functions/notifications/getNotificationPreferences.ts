import { operation } from '#functions/platform/operation.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';

/** How often the caller is emailed about each group. */
export const getNotificationPreferences = operation(contracts.getNotificationPreferences, {
  run: ({ caller: { emailFrequencies } }) => ({ email: frequenciesOf(emailFrequencies) }),
});
