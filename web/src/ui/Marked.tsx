import { foldText } from '#shared/foldText.ts';
import { shortestBeginning } from '#shared/search.ts';

/** Letters at the end of a word that its other forms may not have: "gardens", "gardening". */
const longestEnding = 3;
/** Letters that two forms of a word have in common at least. */
const shortestStem = 4;

function isForm(word: string, wanted: string): boolean {
  if (wanted.length < shortestBeginning) return word === wanted;
  if (word.startsWith(wanted)) return true;
  const shorter = Math.min(word.length, wanted.length);
  let common = 0;
  while (common < shorter && word[common] === wanted[common]) common++;
  return common >= Math.max(shortestStem, shorter - longestEnding) && common >= wanted.length - longestEnding;
}

/**
 * Splits a text into words and what is between them, and says which words begin with a searched one or are another form of it,
 * without regard to case and accents. Together the parts are the text.
 */
export function markedParts(text: string, searched: string): { text: string; isMarked: boolean }[] {
  const wanted = foldText(searched).match(/[\p{L}\p{N}]+/gu) ?? [];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(part => part !== '')
    .map(part => ({ text: part, isMarked: wanted.some(one => isForm(foldText(part), one)) }));
}

/** A text with the words in bold that a search has found. Whole words, so that they are read out as such. */
export const Marked = ({ children, searched }: { children: string; searched: string }) =>
  markedParts(children, searched).map(({ text, isMarked }, index) =>
    isMarked ? <b key={index}>{text}</b> : text,
  );
