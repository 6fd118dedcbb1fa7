import { lambda } from '#functions/platform/lambda.ts';
import { payouts } from '#shared/contracts/payouts.ts';
import { listAllPayouts, payoutRefs } from './listAllPayouts.ts';

export const handler = lambda(payouts.listAllPayouts, {
  beside: ({ query }, table) => payoutRefs(table, query),
  run: ({ query }, outside) => listAllPayouts(outside, query),
});
