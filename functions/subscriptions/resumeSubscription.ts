import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/** Withdraws the cancellation of the caller's subscription. */
export async function resumeSubscription(
  {
    subscriptionId,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.resumeSubscription, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const current = requireSubscription(subscriptionId, record, 'resume');
  if (isRefusal(current)) return current;

  const asked = await askProvider(deps, { subscriptionId, UserID }, stripe =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }),
  );
  if (isRefusal(asked)) return asked;
  return toSubscription(await syncSubscription(deps, subscriptionId, UserID));
}
