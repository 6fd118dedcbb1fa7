import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { queryOwnPayouts, toPayouts } from './payoutPage.ts';
import { toPayout } from './toPayout.ts';

/** Lists the caller's payouts, or those in a state, newest first. Cost: 2 DynamoDB requests. */
export const listMyPayouts = operation(contracts.listMyPayouts, {
  load: async ({ query, callerId }, { table }) => {
    const page = await queryOwnPayouts(table, callerId, query);
    return isRefusal(page) ? page : { page };
  },
  run: ({ loaded: { page } }) => toPayouts(page, toPayout),
});
