import { wordsOf } from './words.ts';

/** The parsed input of a search field. All words are folded. */
export interface SearchText {
  /** Words that must occur, each as the beginning of a word or in another form. */
  words: readonly string[];
  /** Words in quotation marks: sequences that must occur as they are. */
  phrases: readonly (readonly string[])[];
  /** Words and sequences after a minus sign, none of which may occur. */
  excluded: readonly (readonly string[])[];
}

/** Words of a search beyond these hardly narrow it, and are ignored. */
const mostWords = 8;

/** French elisions before an apostrophe, and the English possessive, none of which anybody searches for. */
const elisions = /(?<!\p{L})(?:[cdjlmnst]|qu)['’ʼ＇](?=\p{L})|['’ʼ＇]s(?!\p{L})/giu;

/** Words without a meaning of their own, which are looked for only if there are no others. */
const stopWords = new Set(
  [
    'a an and are as at by for from in is of on or that the this to with',
    'au aux avec ce ces dans de des du en est et la le les ou par pour que qui sur un une',
    'al con de del el en es la las lo los o para por que se su un una unas unos y',
  ].flatMap(words => words.split(' ')),
);

/** Some words without those that have no meaning of their own, each once. */
export const meaningful = (words: readonly string[]): string[] => [
  ...new Set(words.filter(word => !stopWords.has(word))),
];

/** A minus sign before a word or quotation, or neither, then a quotation or anything up to a blank. */
const parts =
  /(?<minus>(?<=^|\s)[-\u2212\u2013])?(?:["“”„«](?<quoted>[^"“”„«»]*)["“”»]?|(?<plain>[^\s"“”„«»]+))/gu;

/**
 * Parses a search: "quotations" are phrases, and `-word` excludes. Everything else is words; signs, operators and unclosed
 * quotation marks are ignored, so that every text is valid.
 */
export function parseSearch(text: string): SearchText {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  let left = mostWords;
  for (const { groups = {} } of text.replace(elisions, ' ').matchAll(parts)) {
    const { minus, quoted, plain } = groups;
    const found = wordsOf(quoted ?? plain ?? '').slice(0, left);
    if (found.length === 0) continue;
    left -= found.length;
    if (minus !== undefined) excluded.push(found);
    else if (quoted !== undefined && found.length > 1) phrases.push(found);
    else words.push(...found);
  }
  const meant = meaningful(words);
  return { words: [...new Set(meant.length + phrases.length > 0 ? meant : words)], phrases, excluded };
}

/** Whether a search says what to look for, not only what to leave out. */
export const asksFor = ({ words, phrases }: SearchText): boolean => words.length + phrases.length > 0;

/** Whether a search says nothing at all. */
export const isEmpty = (search: SearchText): boolean => !asksFor(search) && search.excluded.length === 0;
