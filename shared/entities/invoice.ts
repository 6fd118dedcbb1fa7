import * as z from 'zod/mini';
import { Country, Currency, Instant, MinorUnits } from '../fields.ts';
import { InvoiceNumber, UserID } from '../ids.ts';
import { vatNumberPattern, vatTreatments } from '../vat.ts';
import { Month } from './statement.ts';

/** `creditNote`: fees that were given back with refunds and lost disputes. */
export const invoiceKinds = ['invoice', 'creditNote'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** A VAT number as it is written on invoices, without spaces. */
export const VatNumber = z.string().check(z.regex(vatNumberPattern, { error: 'validation.vat_number' }));

/** An invoice for the platform fees of a month, or a credit note. Amounts in minor units, positive for both. */
export const Invoice = z.object({
  number: InvoiceNumber,
  kind: z.enum(invoiceKinds),
  UserID,
  month: Month,
  currency: Currency,
  issuedAt: Instant,
  /** Issuer, as at that time. */
  issuer: z.object({
    company: z.string(),
    companyNumber: z.string(),
    /** Ends with the country, in English, where `country` is absent. */
    address: z.string(),
    country: z.optional(Country),
    vatNumber: z.optional(z.string()),
  }),
  /** Recipient, as at that time. */
  customer: z.object({
    name: z.string(),
    address: z.optional(z.string()),
    country: z.optional(Country),
    vatNumber: z.optional(z.string()),
  }),
  treatment: z.enum(vatTreatments),
  /** Rate of VAT. */
  permille: z.int(),
  net: MinorUnits,
  vat: MinorUnits,
  /** The fees of the month: net and VAT. */
  gross: MinorUnits,
});
export type Invoice = z.infer<typeof Invoice>;
