import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Invoice, type InvoiceKind } from '#shared/entities/invoice.ts';
import { InvoiceNumber, type UserID } from '#shared/ids.ts';
import type { Currency } from '#shared/settings.ts';

/** Partition of a payee's invoices; their numbers sort by issue. */
export const invoicesOf = (payee: UserID): string => `invoices#${payee}`;

/** Invoices and credit notes, which never change. */
export const invoices = entity({
  name: 'invoice',
  schema: Invoice,
  key: (payee: UserID, number: InvoiceNumber) => ({ pk: invoicesOf(payee), sk: number }),
});

/** The last number of a year's series. It changes only in the transaction that creates the invoice of that number. */
export const invoiceSeries = entity({
  name: 'invoiceSeries',
  schema: z.object({ last: z.int() }),
  key: (year: string) => ({ pk: 'invoiceSeries', sk: year }),
});

/** The part of a payee's fees of a month that has been invoiced, and the part that has been credited; in minor units. */
export const invoiced = entity({
  name: 'invoiced',
  schema: z.object({ invoice: z.int(), creditNote: z.int() } satisfies Record<InvoiceKind, unknown>),
  key: (payee: UserID, month: string, currency: Currency) => ({
    pk: `invoiced#${payee}`,
    sk: `${month}#${currency}`,
  }),
});

/** The VAT number that a payee gave. */
export const vatNumbers = entity({
  name: 'vatNumber',
  schema: z.object({ vatNumber: z.string() }),
  key: (payee: UserID) => ({ pk: `user#${payee}`, sk: 'vatNumber' }),
});

/** Number after `last` in the series of a year: 2026-000001. */
export const invoiceNumber = (year: string, last: number): InvoiceNumber =>
  InvoiceNumber.parse(`${year}-${String(last + 1).padStart(6, '0')}`);
