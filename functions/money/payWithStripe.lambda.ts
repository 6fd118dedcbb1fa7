import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { payWithStripe } from './orders/payWithStripe.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.payWithStripe,
  { load: ({ body }) => [orders.key(body.PaymentID)], run: payWithStripe },
  paymentDeps,
);
