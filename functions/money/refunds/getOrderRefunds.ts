import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { OrderRefunds } from '#shared/entities/refund.ts';
import { orders } from '../orders/order.store.ts';
import { isOpen } from './isOpen.ts';
import { refunds, refundsOf } from './refund.store.ts';
import { deciderOf, readRefundParties } from './refundParties.ts';
import {
  isDisputed,
  refundableAmount,
  refundWindowEnd,
  refuseLateRefund,
  refuseUnrefundable,
} from './refundRules.ts';
import { toRefund } from './toRefund.ts';

/** Returns the refunds of an order to its payer, its project's owner and administrators. Cost: 3 DynamoDB requests. */
export const getOrderRefunds = operation(contracts.getOrderRefunds, {
  load: ({ PaymentID }) => ({ order: orders.key(PaymentID) }),
  async run({ caller, loaded: { order } }, { table, now }) {
    if (!order) return refuse('ORDER_NOT_FOUND');
    const [{ project, capture, latest }, { items }] = await Promise.all([
      readRefundParties(table, order),
      table.query(refunds, { ...refundsOf(order.PaymentID), order: 'desc', limit: 100 }),
    ]);
    const isPayer = order.payerId === caller.UserID;
    if (!isPayer && !deciderOf(project, caller)) return refuse('ORDER_NOT_FOUND');

    const isRefusable = refuseUnrefundable(capture) ?? refuseLateRefund(order, now());
    const windowEnds = refundWindowEnd(order);
    const answer: OrderRefunds = {
      refundable: refundableAmount(capture),
      currency: order.currency,
      canRequest: isPayer && !isRefusable && !isOpen(latest) && latest?.status !== 'declined',
      ...(windowEnds && { windowEnds }),
      isDisputed: isDisputed(capture),
      items: items.map(refund => toRefund(refund, now())),
    };
    return answer;
  },
});
