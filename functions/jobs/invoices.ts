import { issueInvoices } from '#functions/money/invoices/issueInvoices.ts';
import { job } from '#functions/platform/job.ts';
import { ledger } from '#functions/platform/ledger.ts';

/** Issues the invoices and credit notes of the platform's fees. */
export const invoices = job('invoices', {
  uses: [ledger],
  run: (_event: unknown, deps) => issueInvoices(deps),
});
