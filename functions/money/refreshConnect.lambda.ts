import { answer } from '#functions/platform/answer.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { refreshConnect } from './accounts/returnConnect.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.refreshConnect,
  async ({ query }, outside) => answer(undefined, { location: await refreshConnect(outside, query.state) }),
  paymentDeps,
);
