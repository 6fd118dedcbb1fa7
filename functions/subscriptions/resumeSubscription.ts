import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askAboutSubscription } from './askAboutSubscription.ts';
import { withdrawCancellation } from './providerChanges.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/** Withdraws the cancellation of the caller's subscription. */
export async function resumeSubscription(
  {
    subscriptionId,
    caller,
    loaded: [record],
  }: Input<typeof contracts.resumeSubscription, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const asked = await askAboutSubscription(
    deps,
    { subscriptionId, caller, record, action: 'resume' },
    withdrawCancellation,
  );
  if (isRefusal(asked)) return asked;
  return toSubscription(await syncSubscription(deps, subscriptionId, caller.UserID));
}
