import type { Stripe } from 'stripe';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { askProvider } from './askProvider.ts';
import { requireSubscription } from './requireSubscription.ts';
import type { subscriptions } from './subscription.store.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';
import { syncSubscription } from './syncSubscription.ts';
import { toSubscription } from './toSubscription.ts';

/** Charges the current card for a failed renewal. If it has been paid in the meantime, nothing is charged. */
export async function retrySubscriptionPayment(
  {
    subscriptionId,
    caller: { UserID },
    loaded: [record],
  }: Input<typeof contracts.retrySubscriptionPayment, [typeof subscriptions]>,
  deps: SubscriptionDeps,
) {
  const found = requireSubscription(subscriptionId, record, 'payAgain');
  if (isRefusal(found)) return found;

  const pay = async (stripe: Stripe) => {
    const unpaid = (await syncSubscription(deps, subscriptionId, UserID))?.current?.unpaidInvoice;
    if (unpaid) await stripe.invoices.pay(unpaid.invoiceId);
  };
  const asked = await askProvider(deps, { subscriptionId, UserID }, pay, refuse('CARD_DECLINED'));
  const after = await syncSubscription(deps, subscriptionId, UserID);
  return isRefusal(asked) ? asked : toSubscription(after);
}
