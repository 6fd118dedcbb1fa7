import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { authorKeys } from './orders/authorSummaries.ts';
import { listOwnedOrders, queryNewestOrders } from './orders/listOwnedOrders.ts';
import { namedPayers } from './orders/toProjectPayment.ts';

export const handler = lambda(money.listOwnedOrders, {
  load: async ({ callerId }, { table }) => {
    const orders = await queryNewestOrders(table, callerId);
    return [orders, authorKeys(namedPayers(orders))];
  },
  run: listOwnedOrders,
});
