import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { lists } from '#shared/settings.ts';
import { queryOfOwnedProjects } from '../ofOwnedProjects.ts';
import { authorKeys, authorSummaries } from './authorSummaries.ts';
import { orders, paidOrdersOf } from './order.store.ts';
import { namedPayers, toOwnerOrder } from './toPublicOrder.ts';

/**
 * Lists the last paid orders of each of the caller's newest projects, refunded ones included, newest first.
 * Cost: 1 DynamoDB request for the projects, 1 per project, 1 per hundred payers: about fifty at most.
 */
export const listOwnedOrders = operation(contracts.listOwnedOrders, {
  load: async ({ callerId }, { table }) => {
    const found = await queryOfOwnedProjects(table, callerId, id =>
      table.query(orders, { index: 'gsi2', pk: paidOrdersOf(id), order: 'desc', limit: lists.recentOrders }),
    );
    return { found, users: authorKeys(namedPayers(found)) };
  },
  run({ loaded: { found, users } }) {
    const payer = authorSummaries(users);
    return {
      items: found
        .map(order => toOwnerOrder(order, payer))
        .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)),
    };
  },
});
