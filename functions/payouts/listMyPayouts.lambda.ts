import { payouts } from '#shared/contracts/payouts.ts';
import { lambda } from '../platform/lambda.ts';
import { listMyPayouts, ownPayoutRefs } from './listMyPayouts.ts';

export const handler = lambda(payouts.listMyPayouts, {
  beside: ({ by, query }, table) => ownPayoutRefs(table, { by, ...query }),
  run: ({ caller, query }, outside) => listMyPayouts(outside, { by: caller.UserID, ...query }),
});
