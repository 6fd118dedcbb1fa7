import { payouts } from '#shared/contracts/payouts.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { lambda } from '../platform/lambda.ts';
import { getAccountStatus } from './getAccountStatus.ts';

export const handler = lambda(
  payouts.getAccountStatus,
  ({ userId, caller }, outside) => getAccountStatus(outside, { userId, by: caller }),
  moneyExtras,
);
