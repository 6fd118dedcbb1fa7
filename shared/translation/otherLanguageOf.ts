import type { WrittenLanguage } from '../fields.ts';
import { writtenLanguages } from '../settings.ts';

/** Frequent small words of each language that the others do not have. */
const smallWords: Record<WrittenLanguage, ReadonlySet<string>> = {
  en: new Set('the and of with that you are is this from have we they will for to in it be'.split(' ')),
  fr: new Set('le les des une est dans pour avec nous vous du et aux au ces qui il elle sont pas'.split(' ')),
  es: new Set('el los las una con para por y del al como más lo su sus donde está que nos'.split(' ')),
};

/** Fewest small words from which a language is told: shorter texts are left to people. */
const fewest = 12;

/** A language counts as that of a text if it has this many times as many small words in it as the expected one. */
const times = 4;

/**
 * The language in which a text seems to be written, if it is clearly another one than expected: a translation that was sent under the
 * wrong language, or an original that was left in its place. Undefined for texts that are short or mixed.
 */
export function otherLanguageOf(text: string, expected: WrittenLanguage): WrittenLanguage | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (language: WrittenLanguage) => words.filter(word => smallWords[language].has(word)).length;
  const own = countIn(expected);
  return writtenLanguages.find(language => {
    const count = language === expected ? 0 : countIn(language);
    return count >= fewest && count > times * own;
  });
}
