import { foldText } from '#functions/platform/foldText.ts';

/** The words of a text without case and accents, in order, each once. */
export function tokenize(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))];
}

/**
 * Lengths of the prefixes under which a word is indexed. A search for a length in between reads the next shorter one
 * and filters the rest, so that a word costs at most five entries instead of one per letter.
 */
const lengths = [1, 2, 3, 5, 8];

const letters = (word: string): string[] => Array.from(word);

/** Prefixes under which words are indexed, each once. */
export const prefixesOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap(word => lengths.map(length => beginning(word, length)).filter(one => one !== ''))),
];

/** Longest indexed prefix of a search word. */
export const indexedPrefix = (word: string): string =>
  beginning(word, Math.max(...lengths.filter(length => length <= letters(word).length)));

const beginning = (word: string, length: number): string =>
  letters(word).length < length ? '' : letters(word).slice(0, length).join('');
