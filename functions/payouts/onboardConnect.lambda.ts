import { payouts } from '#shared/contracts/payouts.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { lambda } from '../platform/lambda.ts';
import { onboardConnect } from './onboardConnect.ts';

export const handler = lambda(
  payouts.onboardConnect,
  ({ caller, request: { language, country } }, outside) =>
    onboardConnect(outside, { by: caller, language, country }),
  moneyExtras,
);
