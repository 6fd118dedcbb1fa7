import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { queryAllPayouts, toPayouts } from './payoutPage.ts';
import { toAdminPayout } from './toPayout.ts';

/** Lists all payouts, or those in a state, newest first. */
export const listAllPayouts = operation(contracts.listAllPayouts, {
  load: async ({ query }, { table }) => {
    const page = await queryAllPayouts(table, query);
    return isRefusal(page) ? page : { page };
  },
  run: ({ loaded: { page } }) => toPayouts(page, toAdminPayout),
});
