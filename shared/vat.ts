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

/**
 * Patterns of VAT numbers after the country's two letters, without spaces: the structures that VIES lists for the member
 * states, with the United Kingdom (HMRC), Northern Ireland, Switzerland and Norway. Greece writes EL.
 */
const numbersByCountry = {
  AT: String.raw`U\d{8}`,
  BE: String.raw`[01]\d{9}`,
  BG: String.raw`\d{9,10}`,
  CH: String.raw`E\d{9}(?:MWST|TVA|IVA)?`,
  CY: String.raw`\d{8}[A-Z]`,
  CZ: String.raw`\d{8,10}`,
  DE: String.raw`\d{9}`,
  DK: String.raw`\d{8}`,
  EE: String.raw`\d{9}`,
  EL: String.raw`\d{9}`,
  ES: String.raw`(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])`,
  FI: String.raw`\d{8}`,
  FR: String.raw`[A-HJ-NP-Z\d]{2}\d{9}`,
  GB: String.raw`(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})`,
  HR: String.raw`\d{11}`,
  HU: String.raw`\d{8}`,
  IE: String.raw`(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])`,
  IT: String.raw`\d{11}`,
  LT: String.raw`(?:\d{9}|\d{12})`,
  LU: String.raw`\d{8}`,
  LV: String.raw`\d{11}`,
  MT: String.raw`\d{8}`,
  NL: String.raw`\d{9}B\d{2}`,
  NO: String.raw`\d{9}(?:MVA)?`,
  PL: String.raw`\d{10}`,
  PT: String.raw`\d{9}`,
  RO: String.raw`\d{2,10}`,
  SE: String.raw`\d{10}01`,
  SI: String.raw`\d{8}`,
  SK: String.raw`\d{10}`,
  XI: String.raw`(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})`,
} as const satisfies Record<string, string>;

/** A VAT number as it is written on invoices: the country's two letters, then what its numbers look like, without spaces. */
export const vatNumberPattern = new RegExp(
  `^(?:${Object.entries(numbersByCountry)
    .map(([country, number]) => country + number)
    .join('|')})$`,
);

/** An invented number of each country, for those who have written theirs in another form. */
export const vatNumberExamples: Readonly<Record<keyof typeof numbersByCountry, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  BG: 'BG123456789',
  CH: 'CHE123456789MWST',
  CY: 'CY12345678X',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  DK: 'DK12345678',
  EE: 'EE123456789',
  EL: 'EL123456789',
  ES: 'ESB12345678',
  FI: 'FI12345678',
  FR: 'FR12345678901',
  GB: 'GB123456789',
  HR: 'HR12345678901',
  HU: 'HU12345678',
  IE: 'IE1234567WA',
  IT: 'IT12345678901',
  LT: 'LT123456789',
  LU: 'LU12345678',
  LV: 'LV12345678901',
  MT: 'MT12345678',
  NL: 'NL123456789B01',
  NO: 'NO123456789MVA',
  PL: 'PL1234567890',
  PT: 'PT123456789',
  RO: 'RO1234567890',
  SE: 'SE123456789001',
  SI: 'SI12345678',
  SK: 'SK1234567890',
  XI: 'XI123456789',
};

/** The example for the country with which a number begins; undefined if it begins with none, or is no number at all. */
export function vatExampleFor(number: string): string | undefined {
  const country = number.slice(0, 2).toUpperCase();
  if (!/\d/.test(number)) return undefined;
  return Object.values(vatNumberExamples).find(example => example.startsWith(country));
}

/** Country of the operator, whose payees pay VAT even if they are businesses. */
const home: Country = 'GB';

/** Reasons why VAT is charged on a fee, or is not. */
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
