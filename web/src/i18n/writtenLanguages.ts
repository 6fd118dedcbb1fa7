import { LANGUAGE_NAMES, type Language } from './languages.ts';

/** Names of the languages in which something is written, where the currency of the site's versions does not matter. */
export const WRITTEN_LANGUAGE_NAMES: Record<Language, string> = {
  ...LANGUAGE_NAMES,
  en: 'English',
  gb: 'English (UK)',
  us: 'English (US)',
};
