import { lambda } from '#functions/platform/lambda.ts';
import { payments } from '#shared/contracts/payments.ts';
import { moneyExtras } from './moneyOutside.ts';
import { orders } from './payment.store.ts';
import { payWithStripe } from './payWithStripe.ts';

export const handler = lambda(
  payments.payWithStripe,
  {
    beside: ({ body }) => [orders.key(body.PaymentID)],
    run: ({ body, caller }, outside) => payWithStripe(outside, { ...body, by: caller.UserID }),
  },
  moneyExtras,
);
