import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { getOrderRefunds } from './refunds/getOrderRefunds.ts';

export const handler = lambda(money.getOrderRefunds, {
  load: ({ PaymentID }) => [orders.key(PaymentID)],
  run: getOrderRefunds,
});
