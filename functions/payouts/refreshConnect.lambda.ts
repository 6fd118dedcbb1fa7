import { payouts } from '#shared/contracts/payouts.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { answer } from '../platform/answer.ts';
import { lambda } from '../platform/lambda.ts';
import { refreshConnect } from './returnConnect.ts';

export const handler = lambda(
  payouts.refreshConnect,
  async ({ query }, outside) => answer(undefined, { location: await refreshConnect(outside, query.state) }),
  moneyExtras,
);
