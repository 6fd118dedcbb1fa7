import type { Country, Language } from '#shared/settings.ts';
import { countryCodes, fallbackCountry, fallbackLanguage, languages } from '#shared/settings.ts';
import type { RequestMetadata } from './request.ts';

/** Default country of each language; international English (`en`) has none. */
const DEFAULT_COUNTRIES: Partial<Record<Language, Country>> = { gb: 'GB', us: 'US', fr: 'FR', es: 'ES' };

/** Metadata of every request. The country is the chosen one, otherwise the language's, the browser's or the fallback country. */
export function describeVisitor(
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
  chosen: string | undefined,
  browser: string,
): RequestMetadata {
  const language = languages.find(one => one === pathname.split('/')[1]) ?? fallbackLanguage;
  const country =
    countryOf(chosen) ?? DEFAULT_COUNTRIES[language] ?? countryOf(browser.split('-')[1]) ?? fallbackCountry;
  return { country_code: country, language_code: language, origin };
}

const countryOf = (code: string | undefined): Country | undefined =>
  countryCodes.find(one => one === code?.toUpperCase());
