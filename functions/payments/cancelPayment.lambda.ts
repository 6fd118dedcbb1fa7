import { lambda } from '#functions/platform/lambda.ts';
import { payments } from '#shared/contracts/payments.ts';
import { cancelPayment } from './cancelPayment.ts';
import { moneyExtras } from './moneyOutside.ts';
import { orders } from './payment.store.ts';

export const handler = lambda(
  payments.cancelPayment,
  {
    beside: ({ body }) => [orders.key(body.PaymentID)],
    run: ({ body, caller }, outside) => cancelPayment(outside, { ...body, by: caller.UserID }),
  },
  moneyExtras,
);
