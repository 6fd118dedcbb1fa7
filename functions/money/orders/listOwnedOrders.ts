import type { Deps } from '#functions/platform/deps.ts';
import type { Table } from '#functions/platform/table.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { lists, plans } from '#shared/settings.ts';
import { orders, ordersOf, type StoredPayment } from './order.store.ts';
import { authorKeys, readAuthors } from './readAuthors.ts';
import { toOwnerOrder } from './toProjectPayment.ts';

/** Upper bound on concurrent projects across all plans. */
const maxProjects = plans.premium.projectsAtOnce;

/** The last orders of each of the owner's newest projects. */
async function newestOrders(table: Pick<Table, 'query'>, owner: UserID): Promise<StoredPayment[]> {
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

const payersOf = (found: readonly StoredPayment[]) => found.map(({ payerId }) => payerId);

/** The payers of the orders. */
export const ownedOrderRefs = async (table: Pick<Table, 'query'>, owner: UserID) =>
  authorKeys(payersOf(await newestOrders(table, owner)));

/**
 * Lists the last paid orders of each of the owner's newest projects, refunded ones included, newest first.
 * Cost: one request for the projects, one per project (concurrent), and one per hundred payers.
 */
export async function listOwnedOrders({ table }: Pick<Deps, 'table'>, owner: UserID) {
  const found = await newestOrders(table, owner);
  const payer = await readAuthors(table, payersOf(found));
  return {
    items: found
      .map(order => toOwnerOrder(order, payer(order.payerId)))
      .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)),
  };
}
