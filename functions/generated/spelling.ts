import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';

/** The language of a project in the reader's spelling: an English project in American English for an American. */
export const spellingFor = (written: WrittenLanguage, reader: Language): Language =>
  baseLanguages[reader] === written ? reader : written;
