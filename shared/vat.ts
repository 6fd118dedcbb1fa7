import type { Country } from './settings.ts';

export interface VatSettings {
  /** Whether the operator is registered for VAT. */
  registered: boolean;
  /** Its VAT number, shown while it is registered. */
  number: string;
  /** Standard rates by the country of the payee, in permille. Zero: outside the scope of VAT. */
  permille: Record<Country, number>;
}

/**
 * VAT on the platform fee. Check these before a deployment: the operator is invented and not registered. Rates are the
 * standard ones of November 2026 in the United Kingdom (HMRC), France (Code général des impôts, art. 278) and Spain (Ley
 * 37/1992, art. 90); services to the United States are outside the scope of VAT.
 */
export const vat: VatSettings = {
  registered: false,
  number: 'GB000000000',
  permille: { GB: 200, FR: 200, ES: 210, US: 0 },
};

/** A VAT number as it is written on invoices: the country's two letters, then letters and digits without spaces. */
export const vatNumberPattern = /^[A-Z]{2}(?=.*\d)[A-Z0-9]{2,13}$/;

/** Country of the operator, whose payees pay VAT even if they are businesses. */
const home: Country = 'GB';

/** Why VAT is charged on a fee, or not. */
export const vatTreatments = ['unregistered', 'charged', 'reverseCharge', 'outsideScope'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

interface Payee {
  /** Absent: the operator's. */
  country?: Country | undefined;
  vatNumber?: string | undefined;
}

/**
 * Divides a fee, which includes any VAT, into net and VAT. Businesses abroad owe the VAT themselves (reverse charge), so
 * that all of the fee is net. VAT is rounded half up to the minor unit.
 */
export function vatOn(
  gross: number,
  { country = home, vatNumber }: Payee,
  { registered, permille }: VatSettings = vat,
): { treatment: VatTreatment; permille: number; net: number; vat: number } {
  const none = { permille: 0, net: gross, vat: 0 };
  const { [country]: rate } = permille;
  if (!registered) return { treatment: 'unregistered', ...none };
  if (rate === 0) return { treatment: 'outsideScope', ...none };
  if (vatNumber && country !== home) return { treatment: 'reverseCharge', ...none };
  const amount = Math.floor((gross * rate * 2 + 1_000 + rate) / (2 * (1_000 + rate)));
  return { treatment: 'charged', permille: rate, net: gross - amount, vat: amount };
}
