import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { OwnOrder } from '#shared/entities/payment.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { indexOf, ownOrders, ownOrdersIn, ownOrdersOf } from './ownOrder.store.ts';
import { toPayment } from './toPayment.ts';

/** Lists the caller's orders, or those of a kind or in a state, newest first. Cost: 2 DynamoDB requests. */
export const listMyOrders = operation(contracts.listMyOrders, {
  load: async ({ query: { filter, ...paging }, callerId }, { table }) => {
    const list = filter
      ? { index: indexOf(filter), pk: ownOrdersIn(callerId, filter) }
      : { pk: ownOrdersOf(callerId) };
    const page = await table.query(ownOrders, { ...list, order: 'desc', ...paging });
    if (isRefusal(page)) return page;
    return { cursor: page.cursor, items: page.items.map(({ PaymentID }) => orders.key(PaymentID)) };
  },
  run: ({ loaded: { cursor, items } }, { now }) => ({
    items: items.flatMap(order => (order ? [toOwnOrder(order, now())] : [])),
    ...(cursor !== undefined && { cursor }),
  }),
});

/** The order as shown in its payer's list. */
const toOwnOrder = (order: StoredPayment, at: string): OwnOrder => ({
  ...toPayment(order, at),
  anonymous: order.anonymous ?? false,
});
