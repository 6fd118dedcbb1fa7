import { lambda } from '#functions/platform/lambda.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';

export const handler = lambda(contracts.getNotificationPreferences, {
  run: ({ caller: { emailFrequencies } }) => ({ email: frequenciesOf(emailFrequencies) }),
});
