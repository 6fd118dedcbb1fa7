import type { Outcomes } from './roles.ts';
import { call, type Row } from './row.ts';

const reason = 'I meant to support another project.';

/** Refunds of orders. The order of the scene is unpaid: its payer is `paidUser`, its project's owner `owner`. */
export const refundRows = {
  getOrderRefunds: orderRow(200, { owner: 200, administrator: 200, else: 'ORDER_NOT_FOUND' }),
  requestRefund: orderRow('REFUND_NOT_AVAILABLE', 'ORDER_NOT_FOUND', { reason }),
  refundOrder: orderRow(
    'ORDER_NOT_FOUND',
    { owner: 'REFUND_NOT_AVAILABLE', administrator: 'REFUND_NOT_AVAILABLE', else: 'ORDER_NOT_FOUND' },
    { amount: 500, reason },
  ),
  withdrawRefundRequest: orderRow('REFUND_NOT_FOUND', 'ORDER_NOT_FOUND', { RefundID: 'no-such-refund' }),
  answerRefundRequest: orderRow(
    'ORDER_NOT_FOUND',
    { owner: 'REFUND_NOT_FOUND', administrator: 'REFUND_NOT_FOUND', else: 'ORDER_NOT_FOUND' },
    { decision: 'decline', RefundID: 'no-such-refund', reason },
  ),
  listOwnedRefunds: call(200),
  listRefunds: call(200),
  listDisputes: call(200),
  listChecks: call(200),
  listDebts: call(200),
  listMyDebts: call(200),
  listMyEarnings: call(200),
} as const satisfies Record<string, Row>;

/** A call that names an order: as its payer, as another person, or an unknown one. */
function orderRow(own: Outcomes, others: Outcomes, body?: object): Row {
  const named = (PaymentID: string) => ({ PaymentID, ...(body && { body }) });
  return {
    own: [({ payment }, role) => (role === 'paidUser' ? named(payment.PaymentID) : undefined), own],
    others: [({ payment }, role) => (role === 'paidUser' ? undefined : named(payment.PaymentID)), others],
    unknown: [() => named('no-such-order'), 'ORDER_NOT_FOUND'],
  };
}
