import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { getOrder } from './getOrder.ts';
import { moneyExtras } from './moneyOutside.ts';

export const handler = lambda(
  payments.getOrder,
  ({ body, caller }, outside) => getOrder(outside, { ...body, by: caller.UserID }),
  moneyExtras,
);
