import type { Currency, Language } from './settings.ts';

/** Tag for the platform's formatters and for `lang`; a bare `en` would format as American. */
export const locales = {
  en: 'en-GB',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  es: 'es',
} as const satisfies Record<Language, string>;

/** The language whose words an interface language reads: gb and us are English. */
export const wordsOf = { en: 'en', gb: 'en', us: 'en', fr: 'fr', es: 'es' } as const satisfies Record<
  Language,
  'en' | 'fr' | 'es'
>;

/** Minor units as a person reads them: "£15.00", « 15,00 € ». */
export const formatMoney = (language: Language, minorUnits: number, currency: Currency): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minorUnits / 100);

/** A moment's day, in UTC: "20 November 2026". */
export const formatDay = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
