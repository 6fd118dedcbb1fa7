import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listMyPayouts } from './payouts/listMyPayouts.ts';
import { queryOwnPayouts } from './payouts/payoutPage.ts';

export const handler = lambda(money.listMyPayouts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await queryOwnPayouts(table, callerId, query);
    return isRefusal(page) ? page : [page];
  },
  run: listMyPayouts,
});
