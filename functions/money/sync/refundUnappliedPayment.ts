import { errorFields } from '#functions/platform/log.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';
import type { Capture } from '../captures/capture.store.ts';
import { syncCapture } from './syncCapture.ts';

/**
 * Refunds an unapplied payment. On failure the capture stays `returning` and the reconciliation retries it; the
 * idempotency key prevents a second refund.
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
      deps.log.error('payment.return_postponed', { PaymentID, intent: intentId, ...errorFields(error) });
      return;
    }
  }
  await syncCapture(deps, intentId);
}
