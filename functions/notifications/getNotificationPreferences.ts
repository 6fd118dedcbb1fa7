import { operation } from '#functions/platform/operation.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';

export const getNotificationPreferences = operation(contracts.getNotificationPreferences, {
  run: ({ caller: { emailFrequencies } }) => ({ email: frequenciesOf(emailFrequencies) }),
});
