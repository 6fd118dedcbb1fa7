import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { providerUrlOf } from '#functions/provider/providerUrl.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { orders } from './order.store.ts';
import { ownOrders, ownOrdersOf } from './ownOrder.store.ts';
import { toPayment } from './toPayment.ts';

/** Lists a person's orders for administrators, newest first. Cost: 2 DynamoDB requests. */
export const listPersonOrders = operation(contracts.listPersonOrders, {
  load: async ({ UserID, query }, { table }) => {
    const page = await table.query(ownOrders, { pk: ownOrdersOf(UserID), order: 'desc', ...query });
    if (isRefusal(page)) return page;
    return {
      user: authors.key(UserID),
      cursor: page.cursor,
      items: page.items.map(({ PaymentID }) => orders.key(PaymentID)),
    };
  },
  run({ loaded: { user, cursor, items } }, { now }) {
    if (!user) return refuse('AUTHOR_NOT_FOUND');
    return {
      items: items.flatMap(order =>
        order
          ? [
              {
                ...toPayment(order, now()),
                anonymous: order.anonymous ?? false,
                ...(order.intentId && { providerUrl: providerUrlOf('payments', order.intentId) }),
              },
            ]
          : [],
      ),
      ...(cursor !== undefined && { cursor }),
    };
  },
});
