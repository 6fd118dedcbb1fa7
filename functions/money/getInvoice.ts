import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { invoices } from './invoices/invoice.store.ts';

/** One of the caller's invoices or credit notes. */
export const getInvoice = operation(money.getInvoice, {
  load: ({ invoiceNumber, callerId }) => ({ invoice: invoices.key(callerId, invoiceNumber) }),
  run: ({ loaded: { invoice } }) => invoice ?? refuse('INVOICE_NOT_FOUND'),
});
