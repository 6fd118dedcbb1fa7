import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { currencies } from '#shared/settings.ts';
import { debts } from './debts/debt.store.ts';
import { listMyDebts } from './debts/listDebts.ts';

export const handler = lambda(money.listMyDebts, {
  load: async ({ callerId }, { table }) => {
    const found = await table.batchGet(...currencies.map(currency => debts.key(callerId, currency)));
    return [found.filter(debt => debt !== undefined)];
  },
  run: listMyDebts,
});
