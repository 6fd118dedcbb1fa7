import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { requestRefund } from './refunds/requestRefund.ts';

export const handler = lambda(money.requestRefund, {
  load: ({ PaymentID }) => [orders.key(PaymentID)],
  run: requestRefund,
  maxAttempts: 3,
});
