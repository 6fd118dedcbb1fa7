import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { paymentDeps } from './paymentDeps.ts';
import { answerRefundRequest } from './refunds/answerRefundRequest.ts';
import { refunds } from './refunds/refund.store.ts';

export const handler = lambda(
  money.answerRefundRequest,
  {
    load: ({ PaymentID, body }) => [orders.key(PaymentID), refunds.key(PaymentID, body.RefundID)],
    limit: perPerson('decide'),
    run: answerRefundRequest,
    maxAttempts: 3,
  },
  paymentDeps,
);
