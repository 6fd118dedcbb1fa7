import type { UserID } from '#shared/ids.ts';
import { lists, plans } from '#shared/settings.ts';
import type { Outside } from '../platform/outside.ts';
import { byOwner, projects } from '../projects/project.store.ts';
import { orders, ordersOf } from './payment.store.ts';
import { readPeople } from './people.ts';
import { toOwnerOrder } from './toProjectPayment.ts';

/** No plan allows more projects at once. */
const mostProjects = plans.premium.projectsAtOnce;

/**
 * The last paid orders of each of a person's newest projects, refunded ones included, the newest first. One request
 * for the projects, one for each project, all at once, and one for every hundred payers: fifty-odd at most.
 */
export async function listOwnedOrders({ table }: Pick<Outside, 'table'>, owner: UserID) {
  const own = await table.list(projects, {
    index: 'gsi2',
    pk: byOwner(owner),
    order: 'desc',
    limit: mostProjects,
  });
  const pages = await Promise.all(
    own.items.map(({ ProjectID }) =>
      table.list(orders, {
        index: 'gsi2',
        pk: ordersOf(ProjectID),
        order: 'desc',
        limit: lists.recentOrders,
      }),
    ),
  );

  const found = pages.flatMap(({ items }) => items);
  const payer = await readPeople(
    table,
    found.map(({ payerId }) => payerId),
  );
  return {
    items: found
      .map(order => toOwnerOrder(order, payer(order.payerId)))
      .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt)),
  };
}
