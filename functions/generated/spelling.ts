import type { WrittenLanguage } from '#shared/fields.ts';
import type { Language } from '#shared/settings.ts';

/** The language that people write in an interface language. */
export const writtenIn = (language: Language): WrittenLanguage =>
  language === 'fr' || language === 'es' ? language : 'en';

/** The language of a project in the reader's spelling: an English project in American English for an American. */
export const spellingFor = (written: WrittenLanguage, reader: Language): Language =>
  writtenIn(reader) === written ? reader : written;
