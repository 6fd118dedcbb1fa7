import { issueInvoices } from '#functions/money/invoices/issueInvoices.ts';
import { job } from '#functions/platform/job.ts';

export const handler = job('invoices', (_event: unknown, deps) => issueInvoices(deps));
