import type { AuthorSummary } from '#shared/entities/author.ts';
import type { Refund, RefundCase } from '#shared/entities/refund.ts';
import type { UserID } from '#shared/ids.ts';
import type { Capture } from '../captures/capture.store.ts';
import type { StoredPayment } from '../orders/order.store.ts';
import { answerEnd, deciderAt } from './answerTime.ts';
import type { StoredRefund } from './refund.store.ts';
import { refundableAmount } from './refundRules.ts';

/** The refund at a time, as shown to the payer, the owner and administrators. */
export function toRefund(refund: StoredRefund, at: string): Refund {
  const { RefundID, PaymentID, project, initiator, status, currency, reason, createdAt } = refund;
  const { amount, answer, failure, answeredAt } = refund;
  return {
    RefundID,
    PaymentID,
    project,
    initiator,
    status,
    currency,
    ...(amount !== undefined && { amount }),
    reason,
    ...(answer !== undefined && { answer }),
    ...(failure && { failure: `refundFailure.${failure}` }),
    createdAt,
    ...(answeredAt && { answeredAt }),
    ...(status === 'requested' && { answerBy: answerEnd(refund), decider: deciderAt(refund, at) }),
  };
}

/** The refund with its payment, as shown to those who decide on it; without the payer if they stay anonymous. */
export function toRefundCase(
  refund: StoredRefund,
  {
    order,
    capture,
    payer,
    at,
  }: { order: StoredPayment; capture: Capture | undefined; payer: AuthorSummary | undefined; at: string },
): RefundCase {
  return {
    ...toRefund(refund, at),
    ...(payer && { payer }),
    total: order.total,
    ...(order.paidAt && { paidAt: order.paidAt }),
    refundable: refundableAmount(capture),
  };
}

/** Shows the payer of an order unless they stay anonymous; to administrators always. */
export const shownPayer = (
  { payerId, anonymous }: StoredPayment,
  person: (id: UserID) => AuthorSummary,
  { isAdmin }: { isAdmin: boolean },
): AuthorSummary | undefined => (anonymous && !isAdmin ? undefined : person(payerId));
