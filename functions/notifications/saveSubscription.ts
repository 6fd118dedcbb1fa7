import type { callers } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { notifications as contracts } from '#shared/contracts/notifications.ts';
import type { SubscriptionScope } from '#shared/entities/notificationPreferences.ts';
import { chooseFrequencies } from './emailPreferences.ts';
import { canUnsubscribe } from './loadSubscription.ts';
import { isInScope } from './subscription.ts';

/** Changes what an unsubscribe link belongs to, and nothing else. Returns the changed groups. Cost: 2 DynamoDB requests. */
export async function saveSubscription(
  {
    body: { email },
    loaded: [user, scope],
  }: Input<typeof contracts.saveSubscription, [typeof callers, SubscriptionScope]>,
  { table }: Deps,
) {
  if (!canUnsubscribe(user)) return refuse('UNSUBSCRIBE_LINK_INVALID');
  if (!isInScope(user, scope, email)) return refuse('SUBSCRIPTION_OUT_OF_SCOPE');

  const step = chooseFrequencies(user, email);
  const refused = step && (await table.write(step));
  return refused ?? { scope, email };
}
