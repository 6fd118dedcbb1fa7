import type { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import { frequenciesOf } from '#shared/notificationSettings.ts';
import { chooseFrequencies } from './emailPreferences.ts';

/** Changes the caller's email frequencies of some groups. Cost: 2 DynamoDB requests. */
export async function saveNotificationPreferences(
  { body: { email }, loaded: [user] }: Input<typeof contracts.saveNotificationPreferences, [typeof callers]>,
  { table }: Deps,
) {
  if (!user) return refuse('USER_DELETED');
  const step = chooseFrequencies(user, email);
  const refused = step && (await table.write(step));
  return refused ?? { email: frequenciesOf({ ...user.emailFrequencies, ...email }) };
}
