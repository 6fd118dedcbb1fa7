import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { refunds } from './refunds/refund.store.ts';
import { withdrawRefundRequest } from './refunds/withdrawRefundRequest.ts';

export const handler = lambda(money.withdrawRefundRequest, {
  load: ({ PaymentID, body }) => [orders.key(PaymentID), refunds.key(PaymentID, body.RefundID)],
  limit: perPerson('change'),
  run: withdrawRefundRequest,
  maxAttempts: 3,
});
