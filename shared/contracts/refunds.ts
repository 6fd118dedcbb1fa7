import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { OrderRefunds, Refund, RefundCase } from '../entities/refund.ts';
import { MinorUnits, pageOf, paginationQuery, text } from '../fields.ts';
import { RefundID } from '../ids.ts';
import { refundStates } from '../lifecycle.ts';
import { project as limits } from '../settings.ts';

const amount = MinorUnits.check(z.minimum(1));
const reason = text(limits.reason);

/** The calls on refunds, which belong to the domain `money`. */
export const refundEndpoints = {
  getOrderRefunds: get('/payment/orders/{PaymentID}/refunds', {
    summary: 'List the refunds of an order, for its payer, the project’s owner and administrators.',
    access: 'signedIn',
    output: OrderRefunds,
    errors: ['ORDER_NOT_FOUND'],
  }),

  requestRefund: post('/payment/orders/{PaymentID}/refund-requests', {
    summary: "Ask for a refund of one of the caller's orders, within the refund window.",
    access: 'signedIn',
    body: z.object({ reason }),
    status: 201,
    output: Refund,
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_AVAILABLE',
      'REFUND_WINDOW_CLOSED',
      'REFUND_ALREADY_OPEN',
      'REFUND_ALREADY_DECLINED',
      'PAYMENT_DISPUTED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your request has been sent to the project’s owner.',
  }),

  withdrawRefundRequest: post('/payment/orders/{PaymentID}/refund-requests/withdraw', {
    summary: "Withdraw one of the caller's refund requests that has not been answered.",
    access: 'signedIn',
    body: z.object({ RefundID }),
    output: Refund,
    errors: ['ORDER_NOT_FOUND', 'REFUND_NOT_FOUND', 'REFUND_ALREADY_ANSWERED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your request has been withdrawn.',
  }),

  answerRefundRequest: post('/payment/orders/{PaymentID}/refund-requests/answer', {
    summary:
      'Grant a refund request, wholly or in part, or decline it, as the project’s owner within seven days, or as an administrator.',
    access: 'signedIn',
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('grant'), RefundID, amount }),
      z.object({ decision: z.literal('decline'), RefundID, reason }),
    ]),
    output: Refund,
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_FOUND',
      'REFUND_ALREADY_ANSWERED',
      'REFUND_ANSWER_OVERDUE',
      'REFUND_REQUEST_WITHDRAWN',
      'REFUND_NOT_AVAILABLE',
      'REFUND_TOO_LARGE',
      'PAYMENT_DISPUTED',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  refundOrder: post('/payment/orders/{PaymentID}/refund', {
    summary:
      'Refund an order, wholly or in part, without being asked: the project’s owner within the refund window, administrators at any time.',
    access: 'signedIn',
    body: z.object({ amount, reason }),
    output: Refund,
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_AVAILABLE',
      'REFUND_WINDOW_CLOSED',
      'REFUND_ALREADY_OPEN',
      'REFUND_TOO_LARGE',
      'PAYMENT_DISPUTED',
      'TOO_MANY_ATTEMPTS',
    ],
  }),

  listOwnedRefunds: get('/authors/me/owned-projects/refund-requests', {
    summary: "List the open refund requests of the caller's projects, oldest first.",
    access: 'signedIn',
    output: z.object({ items: z.array(RefundCase) }),
  }),

  listRefunds: get('/admin/refunds', {
    summary: 'List the refunds in a state: requests oldest first, others newest first.',
    access: 'admin',
    query: z.object({ ...paginationQuery, status: z._default(z.enum(refundStates), 'requested') }),
    output: pageOf(RefundCase),
  }),
};
