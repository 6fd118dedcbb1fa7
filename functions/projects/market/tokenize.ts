/** Letters that are not a plain letter with a mark, as people type them without. */
const spelledOut: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** The words of a text, folded: no case, no accents; the same in every language. Each once, in their order. */
export function tokenize(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłı]/g, letter => spelledOut[letter] ?? letter);
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/**
 * The lengths of beginnings under which a word is listed. A search for a length between two of them reads the shorter
 * one and checks the rest, so a word costs five lines at most instead of one a letter.
 */
const lengths = [1, 2, 3, 5, 8];

const letters = (word: string): string[] => Array.from(word);

/** The beginnings under which words are listed, each once. */
export const prefixesOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap(word => lengths.map(length => beginning(word, length)).filter(one => one !== ''))),
];

/** The longest listed beginning of a searched word. */
export const indexedPrefix = (word: string): string =>
  beginning(word, Math.max(...lengths.filter(length => length <= letters(word).length)));

const beginning = (word: string, length: number): string =>
  letters(word).length < length ? '' : letters(word).slice(0, length).join('');
