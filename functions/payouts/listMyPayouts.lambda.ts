import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { listMyPayouts, ownPayoutRefs } from './listMyPayouts.ts';

export const handler = lambda(payouts.listMyPayouts, {
  beside: ({ by, query }, table) => ownPayoutRefs(table, { by, ...query }),
  run: ({ caller, query }, outside) => listMyPayouts(outside, { by: caller.UserID, ...query }),
});
