import { payouts } from '#shared/contracts/payouts.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { lambda } from '../platform/lambda.ts';
import { transferPayout } from './transferPayout.ts';

export const handler = lambda(
  payouts.transferPayout,
  ({ recipientPayoutId }, outside) => transferPayout(outside, recipientPayoutId),
  moneyExtras,
);
