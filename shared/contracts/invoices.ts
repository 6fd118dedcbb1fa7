import * as z from 'zod/mini';
import { get, put } from '../contract.ts';
import { Invoice, VatNumber } from '../entities/invoice.ts';
import { pageOf, paginationQuery } from '../fields.ts';

/** The calls on invoices for the platform fee, which belong to the domain `money`. */
export const invoiceEndpoints = {
  listInvoices: get('/authors/me/invoices', {
    summary: "List the caller's invoices and credit notes for the platform fee, newest first.",
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: z.extend(pageOf(Invoice), {
      /** The VAT number that the caller gave, for later invoices. */
      vatNumber: z.optional(z.string()),
    }),
  }),

  getInvoice: get('/authors/me/invoices/{invoiceNumber}', {
    summary: "Get one of the caller's invoices or credit notes.",
    access: 'signedIn',
    output: Invoice,
    errors: ['INVOICE_NOT_FOUND'],
  }),

  saveVatNumber: put('/authors/me/vat-number', {
    summary: "Save the caller's VAT number for later invoices; null removes it.",
    access: 'signedIn',
    body: z.object({ vatNumber: z.nullable(VatNumber) }),
    output: z.object({ vatNumber: z.nullable(VatNumber) }),
    successMessage: 'Your VAT number has been saved.',
    errors: ['TOO_MANY_ATTEMPTS'],
  }),
};
