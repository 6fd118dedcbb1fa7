import type { Stripe } from 'stripe';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import { expansions, type FreshSubscription, idOf } from './providerSubscription.ts';

// All calls that change or end a subscription at the provider, or charge for one. Each takes what the provider has just
// told, so that nothing is decided on stored state; `asksFirst.test.ts` of money finds calls elsewhere.

/**
 * Cancels the renewal of a subscription, which then runs to the end of the paid period. A subscription whose renewal has
 * failed, even at this moment, ends immediately.
 */
export async function cancelRenewal(stripe: Stripe, fresh: FreshSubscription): Promise<void> {
  if (fresh.status === 'past-due') return await endNow(stripe, fresh);
  const after = await stripe.subscriptions.update(fresh.subscriptionId, { cancel_at_period_end: true });
  if (after.status !== 'past_due') return;
  await end(stripe, fresh.subscriptionId, idOf(after.latest_invoice));
}

/** Withdraws a cancellation. */
export async function withdrawCancellation(stripe: Stripe, fresh: FreshSubscription): Promise<void> {
  await stripe.subscriptions.update(fresh.subscriptionId, { cancel_at_period_end: false });
}

/**
 * Changes the plan, which also withdraws a cancellation. The cost is charged immediately; if the card is declined, nothing
 * changes.
 */
export async function movePlan(
  stripe: Stripe,
  { subscriptionId }: FreshSubscription,
  { params, idempotencyKey }: { params: Stripe.SubscriptionUpdateParams; idempotencyKey: string },
): Promise<void> {
  const payment = { payment_behavior: 'error_if_incomplete', cancel_at_period_end: false } as const;
  await stripe.subscriptions.update(subscriptionId, { ...params, ...payment }, { idempotencyKey });
}

/** Charges the current card for the invoice of a failed renewal. If it has been paid, nothing is charged. */
export async function payUnpaid(stripe: Stripe, { unpaidInvoice }: FreshSubscription): Promise<void> {
  if (unpaidInvoice) await stripe.invoices.pay(unpaidInvoice.invoiceId);
}

/** Makes a card of the customer the one that pays the subscription. */
export const useCard = (
  stripe: Stripe,
  { subscriptionId }: FreshSubscription,
  method: string,
): Promise<Stripe.Subscription> =>
  stripe.subscriptions.update(subscriptionId, { default_payment_method: method, expand: expansions });

/** Ends a subscription immediately. The page of an unpaid invoice takes no money any more. */
export const endNow = (stripe: Stripe, { subscriptionId, unpaidInvoice }: FreshSubscription): Promise<void> =>
  end(stripe, subscriptionId, unpaidInvoice?.invoiceId);

/**
 * Takes the unpaid invoice of a subscription that the provider has ended out of collection. Has no effect on one that is
 * being paid.
 */
export async function voidUnpaid(stripe: Stripe, { latest_invoice }: Stripe.Subscription): Promise<void> {
  if (!latest_invoice || typeof latest_invoice === 'string' || !latest_invoice.id) return;
  const { id, status, amount_remaining } = latest_invoice;
  if (amount_remaining > 0 && (status === 'open' || status === 'uncollectible'))
    await stripe.invoices.voidInvoice(id).catch((error: unknown) => {
      if (!isRefusedByProvider(error)) throw error;
    });
}

/** The invoice goes first: if it has been paid in this moment, the provider refuses, and nothing else happens. */
async function end(stripe: Stripe, id: string, unpaidInvoice: string | undefined): Promise<void> {
  if (unpaidInvoice) await stripe.invoices.voidInvoice(unpaidInvoice);
  await stripe.subscriptions.cancel(id);
}
