import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { money } from '#shared/contracts/money.ts';
import { orders } from './orders/order.store.ts';
import { setOrderAnonymity } from './orders/setOrderAnonymity.ts';

export const handler = lambda(money.setOrderAnonymity, {
  load: ({ PaymentID }) => [orders.key(PaymentID)],
  limit: perPerson('change'),
  run: setOrderAnonymity,
});
