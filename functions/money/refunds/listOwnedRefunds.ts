import { operation } from '#functions/platform/operation.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { queryOwnedRequests } from './ownedRefundRequests.ts';
import { refundCasesPlan, toRefundCases } from './refundCases.ts';

/** Lists the open refund requests of the caller's projects. */
export const listOwnedRefunds = operation(contracts.listOwnedRefunds, {
  load: async ({ callerId }, { table }) => refundCasesPlan(await queryOwnedRequests(table, callerId)),
  run: ({ loaded }, { now }) => ({ items: toRefundCases(loaded, { isAdmin: false, at: now() }) }),
});
