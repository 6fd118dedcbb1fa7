import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { cancelRenewal } from './providerChanges.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { freeId, toSubscription } from './toSubscription.ts';

/** Cancels the renewal of the caller's subscription. A cancelled one counts as not found, as for any other. */
export async function cancelSubscription(
  {
    subscriptionId,
    caller,
    loaded: [record],
  }: Input<typeof contracts.cancelSubscription, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  if (subscriptionId === freeId) return refuse('FREE_PLAN_NOT_CANCELLABLE');
  const action = 'cancel';
  const asked = await askAboutSubscription(deps, { subscriptionId, caller, record, action }, cancelRenewal);
  if (isRefusal(asked))
    return asked.code === 'INVALID_SUBSCRIPTION_STATE' ? refuse('SUBSCRIPTION_NOT_FOUND') : asked;
  return toSubscription(await syncSubscription(deps, subscriptionId, caller.UserID));
}
