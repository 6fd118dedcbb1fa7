import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listMyOrders } from './orders/listMyOrders.ts';
import { orders } from './orders/order.store.ts';
import { indexOf, ownOrders, ownOrdersIn, ownOrdersOf } from './orders/ownOrder.store.ts';

export const handler = lambda(money.listMyOrders, {
  load: async ({ query: { filter, ...paging }, callerId }, { table }) => {
    const list = filter
      ? { index: indexOf(filter), pk: ownOrdersIn(callerId, filter) }
      : { pk: ownOrdersOf(callerId) };
    const page = await table.query(ownOrders, { ...list, order: 'desc', ...paging });
    if (isRefusal(page)) return page;
    return [page.cursor, page.items.map(({ PaymentID }) => orders.key(PaymentID))];
  },
  run: listMyOrders,
});
