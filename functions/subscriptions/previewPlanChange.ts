import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { previewChange, requireOtherPlan } from './planChange.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';

/** What a change of the caller's plan would cost now. Writes nothing. */
export async function previewPlanChange(
  {
    subscriptionId,
    body,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.previewPlanChange, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const current = requireSubscription(subscriptionId, record, 'changePlan');
  if (isRefusal(current)) return current;
  const wanted = requireOtherPlan(current, body);
  if (isRefusal(wanted)) return wanted;

  return await askProvider(deps, { subscriptionId, UserID }, stripe =>
    previewChange(stripe, current, wanted, deps.now()),
  );
}
