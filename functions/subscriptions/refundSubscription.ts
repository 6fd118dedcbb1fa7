import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import { idOf } from './providerSubscription.ts';

/** Refunds everything that was paid for a subscription. The events of the payments and refunds are booked as usual. */
export async function refundSubscription(deps: PaymentDeps, subscription: string): Promise<void> {
  const stripe = await deps.payments.stripe();
  const { data: invoices } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  for (const { id } of invoices) {
    const { data: paid } = await stripe.invoicePayments.list({ invoice: id });
    for (const { payment } of paid) {
      const intentId = idOf(payment.payment_intent);
      if (intentId) await refundPlanPayment(deps, intentId);
    }
  }
}

/** Refunds what is left of a payment for a plan, once. */
export async function refundPlanPayment({ payments, log }: PaymentDeps, intentId: string): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `plan-refund-${intentId}` });
  } catch (error) {
    if (!isRefusedByProvider(error)) throw error;
    log.error('plan.refund_refused', { intent: intentId, ...errorFields(error) }); // refunded before, or disputed
  }
}
