import { payouts } from '#shared/contracts/payouts.ts';
import { moneyExtras } from '../payments/moneyOutside.ts';
import { answer } from '../platform/answer.ts';
import { lambda } from '../platform/lambda.ts';
import { returnConnect } from './returnConnect.ts';

export const handler = lambda(
  payouts.returnConnect,
  async ({ query }, outside) => answer(undefined, { location: await returnConnect(outside, query.state) }),
  moneyExtras,
);
