import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { listRefunds, withPayments } from './refunds/listRefunds.ts';
import { refunds, refundsIn } from './refunds/refund.store.ts';

export const handler = lambda(money.listRefunds, {
  load: async ({ query: { status, ...paging } }, { table }) => {
    const page = await table.query(refunds, {
      index: 'gsi2',
      pk: refundsIn(status),
      order: status === 'requested' ? 'asc' : 'desc', // what is due for decision first
      ...paging,
    });
    return isRefusal(page) ? page : [page.cursor, ...withPayments(page.items)];
  },
  run: listRefunds,
});
