import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { WrittenLanguage } from '#shared/fields.ts';
import { foldText } from '#shared/foldText.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { withBothForms } from './inclusiveForms.ts';

/** The words of a text in order, without case and accents; both forms of those that are written inclusively. */
export const wordsOf = (text: string): string[] =>
  withBothForms(foldText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The different words of texts without their case, as they are spelled, each with its folded form. */
export function spellingsIn(texts: readonly string[]): Map<string, string> {
  const written = withBothForms(texts.join(' ').normalize('NFC').toLowerCase());
  const spellings = new Set(written.match(/[\p{L}\p{N}\p{M}]+/gu));
  return new Map([...spellings].map(spelling => [spelling, foldText(spelling)]));
}

/** Snowball stemmers. They are given folded words, so that a word has the same stem with and without its accents. */
const stemmers: Record<WrittenLanguage, (word: string) => string> = {
  en: english,
  fr: french,
  es: spanish,
};

/** The stem of a folded word in a language: "gardens" and "gardening" have that of "garden". */
export const stemOf = (language: WrittenLanguage, word: string): string => stemmers[language](word);

/** The stems of a folded word in each language, once each: the language of a search is not known. */
export const stemsOf = (word: string): string[] => [
  ...new Set(writtenLanguages.map(language => stemOf(language, word))),
];

/** A word that is never typed, between texts that are no phrase together. */
const gap = '\ue000';

/** The words of texts, none of which is in a phrase with those of another one. */
export const apart = (texts: readonly string[]): string[] => texts.flatMap(text => [...wordsOf(text), gap]);
