import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { listAllPayouts, payoutRefs } from './payouts/listAllPayouts.ts';

export const handler = lambda(money.listAllPayouts, {
  beside: ({ query }, table) => payoutRefs(table, query),
  run: ({ query }, deps) => listAllPayouts(deps, query),
});
