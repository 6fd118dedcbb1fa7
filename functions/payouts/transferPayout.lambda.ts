import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { transferPayout } from './transferPayout.ts';

export const handler = lambda(
  payouts.transferPayout,
  ({ recipientPayoutId }, outside) => transferPayout(outside, recipientPayoutId),
  moneyExtras,
);
