import { answer } from '#functions/platform/answer.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { refreshConnect } from './accounts/returnConnect.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(
  money.refreshConnect,
  async ({ query }, deps) => answer(undefined, { location: await refreshConnect(deps, query.state) }),
  paymentDeps,
);
