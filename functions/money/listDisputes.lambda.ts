import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { disputes, disputesIn } from './disputes/dispute.store.ts';
import { listDisputes } from './disputes/listDisputes.ts';
import { orders } from './orders/order.store.ts';

export const handler = lambda(money.listDisputes, {
  load: async ({ query: { status, ...paging } }, { table }) => {
    const page = await table.query(disputes, { ...disputesIn(status), ...paging });
    return isRefusal(page)
      ? page
      : [page.cursor, page.items, page.items.map(({ PaymentID }) => orders.key(PaymentID))];
  },
  run: listDisputes,
});
