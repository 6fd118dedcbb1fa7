import { callers } from '#functions/platform/caller.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';
import { chooseFrequencies } from './emailPreferences.ts';

/** Changes the caller's email frequencies of some groups. Cost: 2 DynamoDB requests. */
export const saveNotificationPreferences = operation(contracts.saveNotificationPreferences, {
  load: ({ callerId }) => ({ user: callers.key(callerId) }),
  limit: changes,
  maxAttempts: 5,
  async run({ body: { email }, loaded: { user } }, { table }) {
    if (!user) return refuse('USER_DELETED');
    const step = chooseFrequencies(user, email);
    const refused = step && (await table.write(step));
    return refused ?? { email: frequenciesOf({ ...user.emailFrequencies, ...email }) };
  },
});
