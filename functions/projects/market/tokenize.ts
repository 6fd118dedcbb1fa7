import { foldText } from '#shared/foldText.ts';
import { shortestBeginning } from '#shared/search.ts';
import { withBothForms } from './inclusiveForms.ts';

/** The words of a text without case and accents, in order, each once; both forms of those that are written inclusively. */
export function tokenize(text: string): string[] {
  return [...new Set(withBothForms(foldText(text)).match(/[\p{L}\p{N}]+/gu))];
}

/**
 * Lengths of the prefixes under which a word is indexed. A search for a longer beginning reads the next shorter one and
 * checks the rest, so that a word costs at most two entries in each list instead of one per letter.
 */
const lengths = [shortestBeginning, 5];

const letters = (word: string): string[] => Array.from(word);

/** Prefixes under which words are indexed, each once. A word of one or two letters is indexed as it is. */
export const prefixesOf = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap(word => (letters(word).length < shortestBeginning ? [word] : beginnings(word, lengths))),
  ),
];

/** Longest indexed prefix of a search word; the word itself if it has one or two letters, which find whole words only. */
export const indexedPrefix = (word: string): string => beginnings(word, lengths).at(-1) ?? word;

/** The prefixes of these lengths that a word has. */
export const beginnings = (word: string, wanted: readonly number[]): string[] =>
  wanted.map(length => beginning(word, length)).filter(one => one !== '');

const beginning = (word: string, length: number): string =>
  letters(word).length < length ? '' : letters(word).slice(0, length).join('');
