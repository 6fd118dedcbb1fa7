import { fallbackCountry, fallbackLanguage, languages } from '#shared/settings.ts';
import { countryIn, countryOf, versionCountries } from '#shared/versionFor.ts';
import type { RequestMetadata } from './request.ts';

/** Metadata of every request. The country is the chosen one, otherwise the language's, the browser's or the fallback country. */
export function describeVisitor(
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
  chosen: string | undefined,
  browser: string,
): RequestMetadata {
  const language = languages.find(one => one === pathname.split('/')[1]) ?? fallbackLanguage;
  const country = countryOf(chosen) ?? versionCountries[language] ?? countryIn(browser) ?? fallbackCountry;
  return { country_code: country, language_code: language, origin };
}
