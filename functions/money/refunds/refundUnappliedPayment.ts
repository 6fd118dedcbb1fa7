import { errorFields } from '#functions/platform/log.ts';
import { isRefusedByProvider } from '#functions/platform/payments.ts';
import type { Capture } from '../captures/capture.store.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { applyRefunds } from './applyRefunds.ts';

/**
 * Sends money back that nothing can be had for. Whatever fails leaves the receipt as `returning`, and the
 * reconciliation comes back to it; the provider gives a payment back once at most.
 */
export async function refundUnappliedPayment(
  deps: PaymentDeps,
  { intentId, PaymentID }: Pick<Capture, 'intentId' | 'PaymentID'>,
): Promise<void> {
  const stripe = await deps.payments.stripe();
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, metadata: { PaymentID } },
      { idempotencyKey: `return-${intentId}` },
    );
  } catch (error) {
    const isDone = isRefusedByProvider(error) && error.code === 'charge_already_refunded';
    if (!isDone) {
      deps.log.error('returnWaits', { PaymentID, intent: intentId, ...errorFields(error) });
      return;
    }
  }
  await applyRefunds(deps, intentId);
}
