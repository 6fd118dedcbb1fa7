import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { listMyPayouts, ownPayoutRefs } from './payouts/listMyPayouts.ts';

export const handler = lambda(money.listMyPayouts, {
  beside: ({ by, query }, table) => ownPayoutRefs(table, { by, ...query }),
  run: ({ caller, query }, deps) => listMyPayouts(deps, { by: caller.UserID, ...query }),
});
