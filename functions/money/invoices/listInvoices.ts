import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { Invoice } from '#shared/entities/invoice.ts';
import type { vatNumbers } from './invoice.store.ts';

/** Lists the caller's invoices with their VAT number. */
export const listInvoices = ({
  loaded: [page, tax],
}: Input<typeof contracts.listInvoices, [Page<Invoice>, typeof vatNumbers]>) => ({
  ...page,
  ...(tax && { vatNumber: tax.vatNumber }),
});
