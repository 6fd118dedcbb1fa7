import { isRefusedByProvider } from '#functions/platform/payments.ts';
import type { SubscriptionDeps } from './subscriptionDeps.ts';

interface Surplus {
  subscriptionId: string;
  /** The subscription that the person keeps. */
  keep: string;
}

/**
 * Ends a second subscription of a person immediately and refunds what was paid for it. A person has at most one open
 * payment page, so this is only for subscriptions that were begun outside the site.
 */
export async function cancelSurplus(
  { payments, log }: SubscriptionDeps,
  { subscriptionId, keep }: Surplus,
): Promise<void> {
  log.error('surplusSubscription', { subscriptionId, keep });
  const stripe = await payments.stripe();
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 });
  for (const { id } of data) {
    const paid = await stripe.invoicePayments.list({ invoice: id });
    for (const { payment } of paid.data) {
      const { payment_intent: intent } = payment;
      if (!intent) continue;
      const intentId = typeof intent === 'string' ? intent : intent.id;
      try {
        await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `surplus-${intentId}` });
      } catch (error) {
        if (!isRefusedByProvider(error)) throw error; // refused: it has been refunded before
      }
    }
  }
  await stripe.subscriptions.cancel(subscriptionId);
}
