import { issueInvoices } from '#functions/money/invoices/issueInvoices.ts';
import { job } from '#functions/platform/job.ts';
import { ledger } from '#functions/platform/ledger.ts';

export const invoices = job('invoices', {
  uses: [ledger],
  run: (_event: unknown, deps) => issueInvoices(deps),
});
