import { type Country, countryCodes, type Language, languages } from './settings.ts';

/** The country that a version of the site is for; international English is for all others. */
export const versionCountries: Partial<Record<Language, Country>> = {
  gb: 'GB',
  us: 'US',
  fr: 'FR',
  es: 'ES',
};

/** One of our countries by its code in whatever case. */
export const countryOf = (code: string | undefined): Country | undefined =>
  countryCodes.find(one => one === code?.toUpperCase());

/** The country of a BCP 47 tag, if it is one of ours. The script may stand before it: `zh-Hant-US`. */
export const countryIn = (tag: string): Country | undefined =>
  countryOf(
    tag
      .split('-')
      .slice(1)
      .find(part => part.length === 2),
  );

const isEnglish = (language: string): boolean => language === 'en' || language === 'gb' || language === 'us';

/** The version of the site in the language of a BCP 47 tag; undefined if there is none. */
export function versionFor(tag: string): Language | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  if (language !== 'en') return (['fr', 'es'] as const).find(one => one === language);
  const country = countryIn(tag);
  return country === 'GB' ? 'gb' : country === 'US' ? 'us' : 'en';
}

/** A version of the site that suits a visitor better than the one in front of them. */
export interface OfferedVersion {
  lang: Language;
  /** Setting of the browser that the version follows from: its country, or only its language. */
  by: 'country' | 'language';
}

/** Whether a version may be better than another for some visitors: international English suits all who read English. */
export const isBetter = (lang: Language, here: string): boolean =>
  lang !== here && !(isEnglish(lang) && isEnglish(here) && (lang === 'en' || here === 'en'));

/**
 * The version to offer to visitors of the version `here` whose browser is set to a BCP 47 tag: that of their language, or else that of
 * their country; undefined if none is better.
 */
export function offeredVersion(tag: string, here: string): OfferedVersion | undefined {
  const country = countryIn(tag);
  const lang = versionFor(tag) ?? languages.find(one => country && versionCountries[one] === country);
  if (!lang || !isBetter(lang, here)) return undefined;
  return { lang, by: country && versionCountries[lang] === country ? 'country' : 'language' };
}
