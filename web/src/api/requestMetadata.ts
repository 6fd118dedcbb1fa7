import type { Country, Language } from '#shared/settings.ts';
import { countryCodes, fallbackCountry, fallbackLanguage, languages } from '#shared/settings.ts';
import type { RequestMetadata } from './request.ts';

/** Where people read a language; English of no country has none of its own. */
const HOMES: Partial<Record<Language, Country>> = { gb: 'GB', us: 'US', fr: 'FR', es: 'ES' };

/** What every call says of who calls: the language of the address, the chosen country, where the page is. */
export function describeVisitor(
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
  chosen: string | undefined,
  browser: string,
): RequestMetadata {
  const language = languages.find(one => one === pathname.split('/')[1]) ?? fallbackLanguage;
  const country = countryOf(chosen) ?? HOMES[language] ?? countryOf(browser.split('-')[1]) ?? fallbackCountry;
  return { country_code: country, language_code: language, origin };
}

const countryOf = (code: string | undefined): Country | undefined =>
  countryCodes.find(one => one === code?.toUpperCase());
