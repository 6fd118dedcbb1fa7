import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listAllPayouts } from './payouts/listAllPayouts.ts';
import { queryAllPayouts } from './payouts/payoutPage.ts';

export const handler = lambda(money.listAllPayouts, {
  load: async ({ query }, { table }) => {
    const page = await queryAllPayouts(table, query);
    return isRefusal(page) ? page : [page];
  },
  run: listAllPayouts,
});
