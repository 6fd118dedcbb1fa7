import { baseLanguages, locales } from '#shared/locales.ts';
import type { languages } from '#shared/settings.ts';

export type Language = (typeof languages)[number];

/** The languages of the site, in the order in which they are offered; gb and us are English with their own spelling. */
export const LANGUAGES = ['en', 'gb', 'us', 'fr', 'es'] as const satisfies readonly Language[];

/** Tag for the platform's formatters, plural rules and `lang`. */
export const LOCALES = locales;

/** Tag for `hreflang`: `en` serves everybody who reads English elsewhere. */
export const HREFLANGS: Record<Language, string> = { en: 'en', gb: 'en-GB', us: 'en-US', fr: 'fr', es: 'es' };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  gb: 'English (UK)',
  us: 'English (US)',
  fr: 'Français',
  es: 'Español',
};

/** Files of words that a language reads: gb and us read the English ones and lay their own over them. */
export const BASE_LANGUAGE = baseLanguages;

export const FALLBACK_LANGUAGE: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some(language => language === text);

/** The best language of the site for the browser's list, most wanted first. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted.map(tag => tag.toLowerCase())) {
    if (tag === 'en-gb') return 'gb';
    if (tag === 'en-us') return 'us';
    const [language] = tag.split('-');
    if (isLanguage(language)) return language;
  }
  return FALLBACK_LANGUAGE;
}
