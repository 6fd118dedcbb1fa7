import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { cancelPayment } from './orders/cancelPayment.ts';
import { orders } from './orders/order.store.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.cancelPayment,
  { load: ({ body }) => [orders.key(body.PaymentID)], limit: perPerson('decide'), run: cancelPayment },
  paymentDeps,
);
