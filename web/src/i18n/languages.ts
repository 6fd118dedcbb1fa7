import { baseLanguages, locales } from '#shared/locales.ts';
import type { languages } from '#shared/settings.ts';
import { versionFor } from '#shared/versionFor.ts';

export type Language = (typeof languages)[number];

/** Languages of the site in display order; gb and us are English with their own spelling. */
export const LANGUAGES = ['en', 'gb', 'us', 'fr', 'es'] as const satisfies readonly Language[];

/** Tag for the platform's formatters, plural rules and `lang`. */
export const LOCALES = locales;

/** Name of each language in that language; the English ones name their difference. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English (international)',
  gb: 'English (UK, £)',
  us: 'English (US, $)',
  fr: 'Français',
  es: 'Español',
};

/** Language whose translation files are the base: gb and us override some of the English texts. */
export const BASE_LANGUAGE = baseLanguages;

export const FALLBACK_LANGUAGE: Language = 'en';

export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some(language => language === text);

/** Best supported language for the browser's list, which is in order of preference. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const version = versionFor(tag);
    if (version) return version;
  }
  return FALLBACK_LANGUAGE;
}
