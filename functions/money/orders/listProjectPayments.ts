import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { authorKeys, authorSummaries } from './authorSummaries.ts';
import { keptOrdersOf, orders } from './order.store.ts';
import { namedPayers, toPublicOrder } from './toPublicOrder.ts';

/**
 * Lists the paid orders that a project has kept as everyone sees them, newest first. Its owner sees all of them with their fees:
 * `listProjectOrders`. Cost: 2 DynamoDB requests.
 */
export const listProjectPayments = operation(contracts.listProjectPayments, {
  load: async ({ ProjectID, query }, { table }) => {
    const page = await table.query(orders, {
      index: 'gsi1',
      pk: keptOrdersOf(ProjectID),
      order: 'desc',
      ...query,
    });
    if (isRefusal(page)) return page;
    return { project: projects.key(ProjectID), page, users: authorKeys(namedPayers(page.items)) };
  },
  run({ caller, loaded: { project, page, users } }) {
    if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');

    const payer = authorSummaries(users);
    return { ...page, items: page.items.map(order => toPublicOrder(order, payer)) };
  },
});
