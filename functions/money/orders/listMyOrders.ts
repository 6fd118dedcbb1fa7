import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { OwnOrder } from '#shared/entities/payment.ts';
import type { UserID } from '#shared/ids.ts';
import { type OwnOrderFilter, paymentStates } from '#shared/lifecycle.ts';
import { openOrderKeys } from './openOrder.store.ts';
import { isUnresolved, orders, type StoredPayment } from './order.store.ts';
import { indexOf, ownOrders, ownOrdersIn, ownOrdersOf } from './ownOrder.store.ts';
import { toPayment } from './toPayment.ts';

/** Lists the caller's orders, or those of a kind or in a state, newest first. Cost: 2 DynamoDB requests. */
export const listMyOrders = operation(contracts.listMyOrders, {
  load: async ({ query: { filter, ...paging }, callerId }, { table }) => {
    if (isOfUnresolved(filter))
      return paging.cursor === undefined ? await openOrdersOf(table, callerId) : refuse('INVALID_CURSOR');
    const list = filter
      ? { index: indexOf(filter), pk: ownOrdersIn(callerId, filter) }
      : { pk: ownOrdersOf(callerId) };
    const page = await table.query(ownOrders, { ...list, order: 'desc', ...paging });
    if (isRefusal(page)) return page;
    return { cursor: page.cursor, items: page.items.map(({ PaymentID }) => orders.key(PaymentID)) };
  },
  run({ query: { filter }, loaded: { cursor, items } }, { now }) {
    const found = items.flatMap(order => order ?? []);
    const listed = isOfUnresolved(filter)
      ? newestFirst(found.filter(({ status }) => status === filter))
      : found;
    return { items: listed.map(order => toOwnOrder(order, now())), ...(cursor !== undefined && { cursor }) };
  },
});

/** Whether a list is of orders that may still be paid or end, of which a person has a few, without further pages. */
const isOfUnresolved = (filter: OwnOrderFilter | undefined): boolean =>
  paymentStates.some(state => state === filter && isUnresolved(state));

async function openOrdersOf(table: Pick<Table, 'batchGet'>, payer: UserID) {
  const places = await table.batchGet(...openOrderKeys(payer));
  const items = places.flatMap(open => (open ? [orders.key(open.PaymentID)] : []));
  return { cursor: undefined, items };
}

const newestFirst = (found: readonly StoredPayment[]): StoredPayment[] =>
  found.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));

/** The order as shown in its payer's list. */
const toOwnOrder = (order: StoredPayment, at: string): OwnOrder => ({
  ...toPayment(order, at),
  anonymous: order.anonymous ?? false,
});
