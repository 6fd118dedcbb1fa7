import { moneyExtras } from '#functions/payments/moneyOutside.ts';
import { answer } from '#functions/platform/answer.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { returnConnect } from './returnConnect.ts';

export const handler = lambda(
  payouts.returnConnect,
  async ({ query }, outside) => answer(undefined, { location: await returnConnect(outside, query.state) }),
  moneyExtras,
);
