/** Opening quotation marks, each with its closing marks. An apostrophe within a word closes nothing. */
const quotationMarks: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/“/gu, /”/u],
  [/„/gu, /[“”]/u],
  [/«/gu, /»/u],
  [/‹/gu, /›/u],
  [/(?<!\p{L})‘/gu, /’(?!\p{L})/u],
  [/(?<![^\s(])"(?!\s)/gu, /(?<=\S)"/u],
];

/**
 * The beginning of a text, at most `max` UTF-16 code units as contracts count them: no grapheme is cut, such as a flag or a letter
 * with its accents, and a quotation mark whose counterpart is cut off is left out. Line breaks stay.
 */
export const truncate = (text: string, max: number): string => withoutOpenQuotation(cutAt(text, max), text);

/** A text on one line: line breaks and repeated blanks become one blank. A single no-break space stays. */
export const oneLine = (text: string): string => text.replace(/\s{2,}|[^\S\u00a0\u202f]/gu, ' ').trim();

/** As `truncate`, on one line. */
export const truncateLine = (text: string, max: number): string => truncate(oneLine(text), max).trimEnd();

/** The beginning of a text on one line: whole words, unless they would have less than `min` code units. */
export function wholeWordsOf(text: string, { min, max }: { min: number; max: number }): string {
  const line = oneLine(text);
  const cut = cutAt(line, max);
  if (cut === line) return line;
  const endsWord = /^[^\p{L}\p{M}\p{N}]/u.test(line.slice(cut.length));
  const words = (endsWord ? cut : cut.slice(0, cut.lastIndexOf(' ') + 1)).replace(/[\s,;:–—-]+$/u, '');
  return withoutOpenQuotation(words.length < min ? cut : words, line).trim();
}

/** The part of an excerpt that whole words have to fill, as they do not in texts without blanks. */
const filled = 0.6;

/** The beginning of a text on one line, at most `max` code units; an ellipsis marks what is left out. */
export function excerptOf(text: string, max: number): string {
  const line = oneLine(text);
  return line.length <= max ? line : `${wholeWordsOf(line, { min: filled * max, max: max - 1 })}…`;
}

/** At most the first `max` code units; half of a grapheme only if the text begins with one that is longer. */
function cutAt(text: string, max: number): string {
  if (text.length <= max) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' }); // not at import: old browsers have none
  const cut = text.slice(0, graphemes.segment(text).containing(max)?.index || max);
  return cut.isWellFormed() ? cut : cut.toWellFormed().replace(/\ufffd$/u, '');
}

function withoutOpenQuotation(cut: string, whole: string): string {
  if (cut.length === whole.length) return cut;
  return quotationMarks.reduce((text, [open, close]) => {
    const at = [...text.matchAll(open)].at(-1)?.index ?? -1;
    if (at < 0 || close.test(text.slice(at + 1)) || !close.test(whole.slice(at + 1))) return text;
    return text.slice(0, at) + text.slice(at + 1).trimStart();
  }, cut);
}
