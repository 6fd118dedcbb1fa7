import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { authorKeys, authorSummaries } from './authorSummaries.ts';
import { orders, paidOrdersOf } from './order.store.ts';
import { namedPayers, toOwnerOrder } from './toPublicOrder.ts';

/**
 * Lists all paid orders of the caller's project with their fees and states, newest first; those that were refunded whole included,
 * which `listProjectPayments` leaves out. Cost: 2 DynamoDB requests.
 */
export const listProjectOrders = operation(contracts.listProjectOrders, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await table.query(orders, {
      index: 'gsi2',
      pk: paidOrdersOf(ProjectID),
      order: 'desc',
      ...query,
    });
    if (isRefusal(page)) return page;
    return { project: projects.key(ProjectID), page, users: authorKeys(namedPayers(page.items)) };
  },
  run({ caller, loaded: { project, page, users } }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');

    const payer = authorSummaries(users);
    return { ...page, items: page.items.map(order => toOwnerOrder(order, payer)) };
  },
});
