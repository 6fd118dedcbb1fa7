import { ledger } from '#functions/ledger/ledger.ts';
import { issueInvoices } from '#functions/money/invoices/issueInvoices.ts';
import { job } from '#functions/platform/job.ts';

/** Issues the invoices and credit notes of the platform's fees. */
export const invoices = job('invoices', {
  uses: [ledger],
  run: (_event: unknown, deps) => issueInvoices(deps),
});
