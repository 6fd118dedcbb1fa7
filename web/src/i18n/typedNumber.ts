import { baseLanguages, formatNumber } from '#shared/locales.ts';
import type { Currency } from '#shared/settings.ts';
import type { Language } from './languages.ts';

/**
 * A number that a person has typed, or why it is none. `decimals`: it has more decimals than the field holds, or it could also
 * be a group of thousands in another language.
 */
export type TypedNumber =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: 'unreadable' | 'decimals' };

/** Signs of numbers, by language. A space and an apostrophe separate groups in every language. */
const SIGNS = {
  en: { decimal: '.', group: ',' },
  fr: { decimal: ',', group: undefined },
  es: { decimal: ',', group: '.' },
} as const;

const SPACES = ' \u00A0\u202F\u2009';
const APOSTROPHES = "'’";
const SEPARATORS = new RegExp(`[${SPACES}${APOSTROPHES}.,]`, 'g');
const SHAPE = new RegExp(`^\\d+(?:[${SPACES}${APOSTROPHES}.,]\\d+)*$`);
/** Digits before the decimal sign; amounts of as many are exact in minor units. */
const MAX_DIGITS = 13;

const CURRENCY_SIGNS: Record<string, Currency> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

/**
 * Parses an amount in major units to minor units of a currency, in the manner of the reader's language or of another one:
 *
 * - Groups of three digits stand behind spaces, apostrophes, commas or points, all of one kind; the first has one to three digits
 *   and does not begin with zero. "1 234,50", "1.234,50", "1,234.50" and "1’234.50" are the same amount in every language.
 * - The last of two different separators is the decimal sign. A comma or a point that occurs twice separates groups.
 * - A single comma or point is the decimal sign if one or two digits follow it, whatever the language: "12.50", "12,5".
 * - With three digits after it, it separates a group where the reader's language writes groups so ("1,005" in English, "1.005" in
 *   Spanish). Elsewhere it could mean either, and is refused: "1.005" in English, both in French.
 * - The currency's sign may stand on either side; that of another currency is refused.
 *
 * No text therefore means two different amounts in two languages.
 */
export function parseAmount(typed: string, language: Language, currency: Currency): TypedNumber {
  const bare = withoutSign(typed.trim(), currency);
  const number = bare === undefined ? undefined : read(bare, language);
  if (!number) return { problem: 'unreadable' };
  if (number.decimals.length > 2) return { problem: 'decimals' };
  return { value: Number(number.whole) * 100 + Number(number.decimals.padEnd(2, '0')) };
}

/** Parses a whole number by the same rules: "1,200", « 1 200 ». Decimals are refused, also zeros: "2.0". */
export function parseWhole(typed: string, language: Language): TypedNumber {
  const number = read(typed.trim(), language);
  if (!number) return { problem: 'unreadable' };
  return number.decimals ? { problem: 'decimals' } : { value: Number(number.whole) };
}

/** Parses a percentage without decimals, with or without its sign: "61%", « 61 % ». */
export const parsePercent = (typed: string, language: Language): TypedNumber =>
  parseWhole(typed.trim().replace(/%$/, ''), language);

/** Formats minor units as they are typed: 800000 → "8,000", « 8 000 »; 1250 → "12.50". The inverse of `parseAmount`. */
export const typedAmount = (minor: number, language: Language): string =>
  formatNumber(language, minor / 100, { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 });

/** Formats a whole number as it is typed: "1,200", « 1 200 ». The inverse of `parseWhole` and of `parsePercent`. */
export const typedWhole = (value: number, language: Language): string => formatNumber(language, value);

/** Removes the sign of the currency from one end; undefined if there is another sign. */
function withoutSign(text: string, currency: Currency): string | undefined {
  const first = CURRENCY_SIGNS[text.charAt(0)];
  const last = CURRENCY_SIGNS[text.charAt(text.length - 1)];
  if (!first && !last) return text;
  if ((first ?? last) !== currency) return undefined;
  return (first ? text.slice(1) : text.slice(0, -1)).trim();
}

interface Digits {
  whole: string;
  /** Digits after the decimal sign; empty without one. */
  decimals: string;
}

/** Splits a number into the digits on both sides of the decimal sign; undefined if it is none. */
function read(text: string, language: Language): Digits | undefined {
  if (!SHAPE.test(text)) return undefined;
  const signs = (text.match(SEPARATORS) ?? []).map(kindOf);
  const parts = text.split(SEPARATORS);
  const decimals = isDecimal(signs, parts, language) ? parts.pop() : undefined;
  if (decimals !== undefined) signs.pop();
  if (signs.length > 0 && !isGrouped(signs, parts)) return undefined;

  const whole = parts.join('');
  return whole.length <= MAX_DIGITS ? { whole, decimals: decimals ?? '' } : undefined;
}

/** All spaces count as one separator, and so do both apostrophes. */
const kindOf = (sign: string): string =>
  SPACES.includes(sign) ? ' ' : APOSTROPHES.includes(sign) ? "'" : sign;

/** Whether the last separator is the decimal sign. */
function isDecimal(signs: readonly string[], parts: readonly string[], language: Language): boolean {
  const last = signs.at(-1);
  if (last !== ',' && last !== '.') return false;
  if (signs.length > 1) return !signs.slice(0, -1).includes(last);
  const canBeGroup = SIGNS[baseLanguages[language]].group === last && isGrouped(signs, parts);
  return !canBeGroup;
}

/** Whether the parts are groups of thousands behind separators of one kind. */
function isGrouped(signs: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  return (
    new Set(signs).size === 1 && /^[1-9]\d{0,2}$/.test(first) && others.every(({ length }) => length === 3)
  );
}
