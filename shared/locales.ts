import type { Currency, Language } from './settings.ts';

/** BCP 47 tag of each interface language, for `Intl` and `lang`. A bare `en` would format as American English. */
export const locales = {
  en: 'en-GB',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  es: 'es',
} as const satisfies Record<Language, string>;

/** Tag for `hreflang`: `en` is for readers of English in all other countries. */
export const hreflangs = {
  en: 'en',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  es: 'es',
} as const satisfies Record<Language, string>;

/** The language whose texts an interface language reads: gb and us are variants of English. */
export const baseLanguages = { en: 'en', gb: 'en', us: 'en', fr: 'fr', es: 'es' } as const satisfies Record<
  Language,
  'en' | 'fr' | 'es'
>;

/** The currency in which a language's readers are told of sums, unless they have given a country. */
export const readersCurrency = {
  en: 'GBP',
  gb: 'GBP',
  us: 'USD',
  fr: 'EUR',
  es: 'EUR',
} as const satisfies Record<Language, Currency>;

/** Caches formatters by locale and options: creating an Intl object costs thirty times as much as using it. */
export function cachedFormatter<Options, Formatter>(create: (locale: string, options: Options) => Formatter) {
  const cache = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const key = `${locales[language]}${JSON.stringify(options)}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const formatter = create(locales[language], options);
    cache.set(key, formatter);
    return formatter;
  };
}

export const numberFormatter = cachedFormatter(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** 1234.5 → "1,234.5", « 1 234,5 »; negative numbers have a minus sign instead of the hyphen that `Intl` writes. */
export const formatNumber = (
  language: Language,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string => numberFormatter(language, options).format(value).replace('-', '\u2212');

const dateFormatter = cachedFormatter(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

const listFormatter = cachedFormatter(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** "Ana, Bo and Cem". */
export const formatList = (
  language: Language,
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string => listFormatter(language, { type }).format(items);

/** Formats minor units (pence, cents): 1500 → "£15.00", « 15,00 € », -500 → "−£5.00". `whole` drops zero decimals: "£15". */
export function formatMoney(
  language: Language,
  minorUnits: number,
  currency: Currency,
  { whole = false } = {},
): string {
  const digits = whole && minorUnits % 100 === 0 ? 0 : 2;
  return formatNumber(language, minorUnits / 100, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/**
 * Formats a date. French writes the first day of a month as an ordinal, which `Intl` does not: "1er mars". Twelve-hour
 * clocks have no leading zero: "9:41 AM".
 */
export function formatDateWith(language: Language, options: Intl.DateTimeFormatOptions, date: Date): string {
  const hour = language === 'us' && options.hour ? ({ hour: 'numeric' } as const) : {};
  const formatter = dateFormatter(language, { ...options, ...hour });
  if (baseLanguages[language] !== 'fr') return formatter.format(date);
  return formatter
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** Formats the UTC day of an instant: "20 November 2026". */
export const formatDay = (language: Language, instant: string): string =>
  formatDateWith(language, { dateStyle: 'long', timeZone: 'UTC' }, new Date(instant));

/** The UTC day of an instant with its zone, for documents about money: "20 November 2026 (UTC)". */
export const formatDocumentDay = (language: Language, instant: string): string =>
  `${formatDay(language, instant)} (UTC)`;

/** Formats an instant in UTC, and says so: "20 November 2026 at 12:00 UTC". */
export const formatMoment = (language: Language, instant: string): string => {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${formatDateWith(language, options, new Date(instant))} UTC`;
};
