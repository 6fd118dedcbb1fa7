import { bestLanguage, isLanguage, type Language } from '#web/i18n/languages.ts';
import { readStored } from './stored.ts';

/** The language chosen earlier on this device, otherwise the browser's preferred one. */
export function preferredLanguage(): Language {
  const chosen = readStored('language');
  return isLanguage(chosen) ? chosen : bestLanguage(navigator.languages);
}
