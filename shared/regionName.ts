import { cachedFormatter } from './locales.ts';
import type { Country, Language } from './settings.ts';

const formatter = cachedFormatter(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);

/** The name of a country: "United Kingdom". */
export const regionName = (language: Language, country: Country): string =>
  formatter(language, { type: 'region' }).of(country) ?? country;
