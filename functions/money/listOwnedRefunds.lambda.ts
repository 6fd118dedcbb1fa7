import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { listOwnedRefunds, queryOwnedRequests, withPayments } from './refunds/listRefunds.ts';

export const handler = lambda(money.listOwnedRefunds, {
  load: async ({ callerId }, { table }) => withPayments(await queryOwnedRequests(table, callerId)),
  run: listOwnedRefunds,
});
