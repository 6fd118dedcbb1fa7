import type { Stripe } from 'stripe';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { subscriptionSettings as settings } from '#shared/plans.ts';
import { minute } from '#shared/time.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { changeParams, previewChange, requireOtherPlan } from './planChange.ts';
import { movePlan } from './providerChanges.ts';
import type { FreshSubscription } from './providerSubscription.ts';
import { subscriptions } from './subscription.store.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/**
 * Changes the caller's plan at the amount that they saw in a recent preview. If the card is declined, nothing changes.
 * A change also withdraws a cancellation.
 */
export const changePlan = operation(contracts.changePlan, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, body, caller, loaded: { record } }, deps) {
    const { previewedAt, dueNow } = body;
    const change = async (stripe: Stripe, current: FreshSubscription) => {
      const wanted = requireOtherPlan(current, body);
      if (isRefusal(wanted)) return wanted;
      const age = Date.parse(deps.now()) - Date.parse(previewedAt);
      if (age < -minute || age > settings.previewMinutes * minute) return refuse('ORDER_EXPIRED');
      const preview = await previewChange(stripe, current, wanted, previewedAt);
      if (preview.dueNow !== dueNow) return refuse('TOTAL_MISMATCH');
      const { planTypeId, interval } = wanted;
      return await movePlan(stripe, current, {
        params: changeParams(current, wanted, previewedAt),
        idempotencyKey: `change-${subscriptionId}-${planTypeId}-${interval}-${previewedAt}`,
      });
    };
    const asked = await askAboutSubscription(
      deps,
      { subscriptionId, caller, record, action: 'changePlan' },
      change,
      refuse('CARD_DECLINED'),
    );
    return isRefusal(asked)
      ? asked
      : toSubscription(await syncSubscription(deps, subscriptionId, caller.UserID));
  },
});
