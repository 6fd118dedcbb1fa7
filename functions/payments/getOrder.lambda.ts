import { lambda } from '#functions/platform/lambda.ts';
import { payments } from '#shared/contracts/payments.ts';
import { getOrder } from './getOrder.ts';
import { moneyExtras } from './moneyOutside.ts';
import { orders } from './payment.store.ts';

export const handler = lambda(
  payments.getOrder,
  {
    beside: ({ body }) => [orders.key(body.PaymentID)],
    run: ({ body, caller }, outside) => getOrder(outside, { ...body, by: caller.UserID }),
  },
  moneyExtras,
);
