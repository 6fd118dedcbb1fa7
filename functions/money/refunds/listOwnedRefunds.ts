import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { lists } from '#shared/settings.ts';
import { queryOfOwnedProjects } from '../ofOwnedProjects.ts';
import { refundRequestsOf, refunds } from './refund.store.ts';
import { refundCasesPlan, toRefundCases } from './refundCases.ts';

/** Lists the open refund requests of the caller's newest projects, oldest first. Cost: 2 DynamoDB requests, and 1 per project. */
export const listOwnedRefunds = operation(contracts.listOwnedRefunds, {
  load: async ({ callerId }, { table }) => {
    const found = await queryOfOwnedProjects(table, callerId, id =>
      table.query(refunds, { index: 'gsi1', pk: refundRequestsOf(id), limit: lists.recentOrders }),
    );
    return refundCasesPlan(found.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)));
  },
  run: ({ loaded }, { now }) => ({ items: toRefundCases(loaded, { isAdmin: false, at: now() }) }),
});
