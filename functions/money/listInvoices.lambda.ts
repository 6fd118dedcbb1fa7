import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { invoices, invoicesOf, vatNumbers } from './invoices/invoice.store.ts';
import { listInvoices } from './invoices/listInvoices.ts';

export const handler = lambda(money.listInvoices, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(invoices, { pk: invoicesOf(callerId), order: 'desc', ...query });
    return isRefusal(page) ? page : [page, vatNumbers.key(callerId)];
  },
  run: listInvoices,
});
