import { operation } from '#functions/platform/operation.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import type { UserID } from '#shared/ids.ts';
import { plans } from '#shared/plans.ts';
import { lists } from '#shared/settings.ts';
import { authorKeys, authorSummaries } from './authorSummaries.ts';
import { orders, ordersOf, type StoredPayment } from './order.store.ts';
import { namedPayers, toOwnerOrder } from './toProjectPayment.ts';

/** Upper bound on concurrent projects across all plans. */
const maxProjects = plans.premium.projectsAtOnce;

/** Queries the last orders of each of an owner's newest projects. */
export async function queryNewestOrders(
  table: Pick<Table, 'query'>,
  owner: UserID,
): Promise<StoredPayment[]> {
  const own = await table.query(projects, {
    index: 'gsi2',
    pk: byOwner(owner),
    order: 'desc',
    limit: maxProjects,
  });
  const pages = await Promise.all(
    own.items.map(({ ProjectID }) =>
      table.query(orders, {
        index: 'gsi2',
        pk: ordersOf(ProjectID),
        order: 'desc',
        limit: lists.recentOrders,
      }),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

/**
 * Lists the last paid orders of each of the caller's newest projects, refunded ones included, newest first.
 * Cost: 1 DynamoDB request for the projects, 1 per project, 1 per hundred payers: about fifty at most.
 */
export const listOwnedOrders = operation(contracts.listOwnedOrders, {
  load: async ({ callerId }, { table }) => {
    const orders = await queryNewestOrders(table, callerId);
    return { orders, users: authorKeys(namedPayers(orders)) };
  },
  run({ loaded: { orders, users } }) {
    const payer = authorSummaries(users);
    return {
      items: orders
        .map(order => toOwnerOrder(order, payer))
        .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)),
    };
  },
});
