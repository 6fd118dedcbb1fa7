import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { getOrder } from './orders/getOrder.ts';
import { orders } from './orders/order.store.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.getOrder,
  { load: ({ body }) => [orders.key(body.PaymentID)], run: getOrder },
  paymentDeps,
);
