import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money } from '#shared/contracts/money.ts';
import { authorKeys } from './orders/authorSummaries.ts';
import { listProjectOrders } from './orders/listProjectOrders.ts';
import { orders, ordersOf } from './orders/order.store.ts';
import { namedPayers } from './orders/toProjectPayment.ts';

export const handler = lambda(money.listProjectOrders, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await table.query(orders, {
      index: 'gsi2',
      pk: ordersOf(ProjectID),
      order: 'desc',
      ...query,
    });
    if (isRefusal(page)) return page;
    return [projects.key(ProjectID), page, authorKeys(namedPayers(page.items))];
  },
  run: listProjectOrders,
});
