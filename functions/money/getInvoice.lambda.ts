import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { invoices } from './invoices/invoice.store.ts';

export const handler = lambda(money.getInvoice, {
  load: ({ invoiceNumber, callerId }) => [invoices.key(callerId, invoiceNumber)],
  run: ({ loaded: [invoice] }) => invoice ?? refuse('INVOICE_NOT_FOUND'),
});
