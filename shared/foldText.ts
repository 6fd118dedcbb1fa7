/** Letters that do not decompose into a base letter and an accent, with their common spelling. */
const spelledOut: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A text without case and accents, for search. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđłı]/g, letter => spelledOut[letter] ?? letter);

/** Whether a text contains each word typed, in any order, without regard to case and accents; any text does if nothing is typed. */
export function hasWords(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every(word => folded.includes(word));
}
