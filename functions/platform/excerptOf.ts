/** The part of a cut text that a whole word at its end may be left out of. */
const KEPT = 0.6;

/**
 * The beginning of a text for a label, at most `max` characters; an ellipsis marks what is left out. It ends with a
 * whole word, unless that would leave out too much, as with texts without blanks.
 */
export function excerptOf(text: string, max: number): string {
  const letters = Array.from(text);
  if (letters.length <= max) return text;
  const blank = letters.slice(0, max).findLastIndex(letter => /\s/.test(letter));
  const end = blank >= max * KEPT ? blank : max - 1;
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}
