import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/**
 * Syncs the caller's subscription with the provider, without waiting for the provider's events: somebody who comes back
 * from its pages sees what they have changed there.
 */
export async function refreshSubscription(
  {
    subscriptionId,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.refreshSubscription, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const found = requireSubscription(subscriptionId, record);
  if (isRefusal(found)) return found;

  const synced = await askProvider(deps, { subscriptionId, UserID }, () =>
    syncSubscription(deps, subscriptionId, UserID),
  );
  return isRefusal(synced) ? synced : toSubscription(synced);
}
