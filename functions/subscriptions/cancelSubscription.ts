import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { cancelRenewal } from './cancelRenewal.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { freeId, toSubscription } from './toSubscription.ts';

/** Cancels the renewal of the caller's subscription. A cancelled one counts as not found, as for any other. */
export async function cancelSubscription(
  {
    subscriptionId,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.cancelSubscription, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  if (subscriptionId === freeId) return refuse('FREE_PLAN_NOT_CANCELLABLE');
  const current = requireSubscription(subscriptionId, record, 'cancel');
  if (isRefusal(current))
    return current.code === 'INVALID_SUBSCRIPTION_STATE' ? refuse('SUBSCRIPTION_NOT_FOUND') : current;

  const asked = await askProvider(deps, { subscriptionId, UserID }, stripe => cancelRenewal(stripe, current));
  if (isRefusal(asked)) return asked;
  return toSubscription(await syncSubscription(deps, subscriptionId, UserID));
}
