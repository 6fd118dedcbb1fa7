import { payouts } from '#shared/contracts/payouts.ts';
import { lambda } from '../platform/lambda.ts';
import { listMyPayouts } from './listMyPayouts.ts';

export const handler = lambda(payouts.listMyPayouts, ({ caller, query }, outside) =>
  listMyPayouts(outside, { by: caller.UserID, ...query }),
);
