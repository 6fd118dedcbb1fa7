import type { Stripe } from 'stripe';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptionSettings as settings } from '#shared/plans.ts';
import { minute } from '#shared/time.ts';
import { askProvider } from './askProvider.ts';
import { changeParams, previewChange, requireOtherPlan } from './planChange.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/**
 * Changes the caller's plan at the amount that they saw in a recent preview. If the card is declined, nothing changes.
 * A change also withdraws a cancellation.
 */
export async function changePlan(
  {
    subscriptionId,
    body,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.changePlan, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const current = requireSubscription(subscriptionId, record, 'changePlan');
  if (isRefusal(current)) return current;
  const wanted = requireOtherPlan(current, body);
  if (isRefusal(wanted)) return wanted;
  const { previewedAt, dueNow } = body;
  const age = Date.parse(deps.now()) - Date.parse(previewedAt);
  if (age < -minute || age > settings.previewMinutes * minute) return refuse('ORDER_EXPIRED');

  const change = async (stripe: Stripe) => {
    const preview = await previewChange(stripe, current, wanted, previewedAt);
    if (preview.dueNow !== dueNow) return refuse('TOTAL_MISMATCH');
    const { planTypeId, interval } = wanted;
    return await stripe.subscriptions.update(
      subscriptionId,
      {
        ...changeParams(current, wanted, previewedAt),
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
      },
      { idempotencyKey: `change-${subscriptionId}-${planTypeId}-${interval}-${previewedAt}` },
    );
  };
  const asked = await askProvider(deps, { subscriptionId, UserID }, change, refuse('CARD_DECLINED'));
  return isRefusal(asked) ? asked : toSubscription(await syncSubscription(deps, subscriptionId, UserID));
}
