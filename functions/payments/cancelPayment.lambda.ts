import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { cancelPayment } from './cancelPayment.ts';
import { moneyExtras } from './moneyOutside.ts';

export const handler = lambda(
  payments.cancelPayment,
  ({ body, caller }, outside) => cancelPayment(outside, { ...body, by: caller.UserID }),
  moneyExtras,
);
