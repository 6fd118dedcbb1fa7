import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import type { Capture } from '../captures/capture.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/**
 * Amount of a payment that can still be refunded, in minor units: the part that neither refunds nor disputes have taken.
 * Failed refunds do not count.
 */
export function refundableAmount(
  capture: Pick<Capture, 'outcome' | 'amount' | 'position'> | undefined,
): number {
  if (capture?.outcome !== 'booked') return 0;
  const { paidBack, disputed, lost } = capture.position;
  return Math.max(0, capture.amount - paidBack - disputed - lost);
}

/** Whether the payer's bank withholds a part of the payment. The provider refunds none of it then. */
export const isDisputed = (capture: Pick<Capture, 'position'> | undefined): boolean =>
  (capture?.position.disputed ?? 0) > 0;

/** End of the time in which a payer can ask for a refund, and an owner can give one unasked; absent if it is unpaid. */
export const refundWindowEnd = ({ paidAt }: Pick<StoredPayment, 'paidAt'>): string | undefined =>
  paidAt && new Date(Date.parse(paidAt) + money.eligibleAfterDays * day).toISOString();

/** Refuses a payment of which nothing is left, or which the bank disputes. */
export function refuseUnrefundable(
  capture: Capture | undefined,
): Refusal<'PAYMENT_DISPUTED' | 'REFUND_NOT_AVAILABLE'> | undefined {
  if (isDisputed(capture)) return refuse('PAYMENT_DISPUTED');
  return refundableAmount(capture) === 0 ? refuse('REFUND_NOT_AVAILABLE') : undefined;
}

/** Also refuses an amount that exceeds the refundable one. */
export const refuseRefund = (capture: Capture | undefined, amount: number) =>
  refuseUnrefundable(capture) ??
  (amount > refundableAmount(capture) ? refuse('REFUND_TOO_LARGE') : undefined);

/** Refuses a refund after the window. */
export function refuseLateRefund(
  order: StoredPayment,
  at: string,
): Refusal<'REFUND_WINDOW_CLOSED'> | undefined {
  const end = refundWindowEnd(order);
  return end && at > end
    ? refuse('REFUND_WINDOW_CLOSED', { days: String(money.eligibleAfterDays) })
    : undefined;
}
