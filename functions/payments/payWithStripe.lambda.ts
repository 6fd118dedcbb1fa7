import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { moneyExtras } from './moneyOutside.ts';
import { payWithStripe } from './payWithStripe.ts';

export const handler = lambda(
  payments.payWithStripe,
  ({ body, caller }, outside) => payWithStripe(outside, { ...body, by: caller.UserID }),
  moneyExtras,
);
