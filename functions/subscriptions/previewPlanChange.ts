import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { previewChange, requireOtherPlan } from './planChange.ts';
import { subscriptions } from './subscription.store.ts';

/** Returns the cost of a change of the caller's plan now. Writes nothing. */
export const previewPlanChange = operation(contracts.previewPlanChange, {
  uses: [paymentProvider],
  load: ({ callerId }) => ({ record: subscriptions.key(callerId) }),
  async run({ subscriptionId, body, caller, loaded: { record } }, deps) {
    const asked = { subscriptionId, caller, record, action: 'changePlan' } as const;
    const preview = await askAboutSubscription(deps, asked, async (stripe, current) => {
      const wanted = requireOtherPlan(current, body);
      return isRefusal(wanted) ? wanted : await previewChange(stripe, current, wanted, deps.now());
    });
    return preview;
  },
});
