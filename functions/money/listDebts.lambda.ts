import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { debts, openDebts } from './debts/debt.store.ts';
import { listDebts } from './debts/listDebts.ts';

export const handler = lambda(money.listDebts, {
  load: async ({ query }, { table }) => {
    const page = await table.query(debts, { index: 'gsi1', pk: openDebts, ...query });
    return isRefusal(page) ? page : [page.cursor, page.items];
  },
  run: listDebts,
});
