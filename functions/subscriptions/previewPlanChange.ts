import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { previewChange, requireOtherPlan } from './planChange.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';

/** What a change of the caller's plan would cost now. Writes nothing. */
export async function previewPlanChange(
  {
    subscriptionId,
    body,
    caller,
    loaded: [record],
  }: Input<typeof contracts.previewPlanChange, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const asked = { subscriptionId, caller, record, action: 'changePlan' } as const;
  return await askAboutSubscription(deps, asked, async (stripe, current) => {
    const wanted = requireOtherPlan(current, body);
    return isRefusal(wanted) ? wanted : await previewChange(stripe, current, wanted, deps.now());
  });
}
