import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { paymentDeps } from './paymentDeps.ts';
import { refundOrder } from './refunds/refundOrder.ts';

export const handler = lambda(
  money.refundOrder,
  {
    load: ({ PaymentID }) => [orders.key(PaymentID)],
    limit: perPerson('decide'),
    run: refundOrder,
    maxAttempts: 3,
  },
  paymentDeps,
);
