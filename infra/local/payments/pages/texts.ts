import { english, type Texts } from './texts/en.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';

/** Languages of the hosted pages. */
export type Language = 'en' | 'fr' | 'es';

/** All texts of the hosted pages. */
export const texts: Record<Language, Texts> = { en: english, fr: french, es: spanish };

/** The language of a session's locale, or the browser's if there is none or it is `auto`. */
export function languageOf(locale: string | null | undefined, acceptLanguage = ''): Language {
  const wanted = !locale || locale === 'auto' ? acceptLanguage : locale;
  const known = wanted.split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return known.find((part): part is Language => part === 'en' || part === 'fr' || part === 'es') ?? 'en';
}

/** Fills in the `{placeholders}` of a text. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
