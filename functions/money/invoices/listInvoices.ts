import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { invoices, invoicesOf, vatNumbers } from './invoice.store.ts';

/** Lists the caller's invoices with their VAT number. */
export const listInvoices = operation(contracts.listInvoices, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(invoices, { pk: invoicesOf(callerId), order: 'desc', ...query });
    return isRefusal(page) ? page : { page, tax: vatNumbers.key(callerId) };
  },
  run: ({ loaded: { page, tax } }) => ({
    ...page,
    ...(tax && { vatNumber: tax.vatNumber }),
  }),
});
