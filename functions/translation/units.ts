import { machineTranslation } from '#shared/machineTranslation.ts';
import { protectedPattern } from './protectedParts.ts';

/** Part of a unit: words to translate, something that stays as it is, or words between two marks such as `**`. */
export type Part =
  | { kind: 'words'; text: string }
  | { kind: 'kept'; text: string }
  | { kind: 'marked'; open: string; close: string; parts: Part[] };

/** A line of a text, or a part of a long one: what is translated at a time. */
export interface Unit {
  source: string;
  parts: Part[];
}

/** A text as the units that are translated, and everything between them, which stays as it is. */
export type DividedText = (string | Unit)[];

/** Marks at the beginning of a line: quotes, headings, list items. */
const prefix =
  /^(?:[ \t]*(?:>|#{1,6}(?=[ \t])|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[[ xX]\](?=[ \t])))*[ \t]*/;
const fence = /^[ \t]*(?:```|~~~)/;

/** Nested marks beyond this depth are words. */
const deepest = 4;

/**
 * Divides a text, Markdown or plain, into units. Lines are translated by themselves, so that headings, lists and empty lines remain
 * where they are; code blocks are not translated. `names` are protected besides those of the glossary.
 */
export function divideText(text: string, names: readonly string[]): DividedText {
  const pattern = protectedPattern(names);
  let isCode = false;
  return text.split(/(\n)/).flatMap((line): DividedText => {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return [line];
    const begin = prefix.exec(line)?.[0].length ?? 0;
    const end = line.trimEnd().length;
    if (end <= begin) return [line];
    return [
      line.slice(0, begin),
      ...chunksOf(line.slice(begin, end)).map(chunk => unitOf(chunk, pattern)),
      line.slice(end),
    ].filter(piece => piece !== '');
  });
}

/** The units of a divided text. */
export const unitsOf = (divided: DividedText): Unit[] => divided.filter(piece => typeof piece !== 'string');

/** A divided text with the translations of its units, in their order; a unit without one stays as it is. */
export function joinText(divided: DividedText, translations: readonly (string | undefined)[]): string {
  const rest = translations.values();
  return divided
    .map(piece => (typeof piece === 'string' ? piece : (rest.next().value ?? piece.source)))
    .join('');
}

/** A line that is too long for one unit, divided between sentences, otherwise between words; spaces belong to the piece before. */
function chunksOf(line: string): string[] {
  if (line.length <= machineTranslation.unit) return [line];
  const head = line.slice(0, machineTranslation.unit);
  const sentence = /^[\s\S]*[.!?…]\s+/.exec(head)?.[0].length;
  const at = sentence ?? /^[\s\S]*\s/.exec(head)?.[0].length ?? head.length;
  return [line.slice(0, at), ...chunksOf(line.slice(at))];
}

/** A unit of a line; spaces around a piece of it stay. What has no words is not translated. */
function unitOf(source: string, pattern: RegExp): string | Unit {
  const parts = partsOf(source, pattern, 0);
  return hasWords(parts) ? { source, parts } : source;
}

const hasWords = (parts: readonly Part[]): boolean =>
  parts.some(part =>
    part.kind === 'words' ? /\p{L}/u.test(part.text) : part.kind === 'marked' && hasWords(part.parts),
  );

const link = String.raw`(?<link>!?\[)(?<label>[^[\]\n]+)(?<target>\]\((?:[^()\s]|\([^()\s]*\))*(?: "[^"\n]*")?\))`;
const emphasis = String.raw`(?<mark>\*\*\*|\*\*|\*|~~|(?<![\p{L}\p{N}])(?:__|_))(?=\S)(?<inner>[^\n]*?\S)\k<mark>(?![*_~])`;
const marks = new RegExp(`${link}|${emphasis}`, 'u');

/** Parts of a text: what is protected comes first, then marks around words. */
function partsOf(text: string, pattern: RegExp, depth: number): Part[] {
  const marked = depth < deepest ? marks.exec(text) : null;
  if (!marked) return keptIn(text, pattern);
  const { link: opened, label, target, mark, inner } = marked.groups ?? {};
  const covering = [...text.matchAll(pattern)].find(
    kept => kept.index <= marked.index && kept.index + kept[0].length > marked.index,
  );
  if (covering) {
    // The mark is within something protected, such as code or an address.
    const end = covering.index + covering[0].length;
    return [
      ...wordsOf(text.slice(0, covering.index), pattern),
      { kind: 'kept', text: covering[0] },
      ...partsOf(text.slice(end), pattern, depth),
    ];
  }
  const end = marked.index + marked[0].length;
  const [open, content, close] = opened ? [opened, label, target] : [mark, inner, mark];
  return [
    ...wordsOf(text.slice(0, marked.index), pattern),
    {
      kind: 'marked',
      open: open ?? '',
      close: close ?? '',
      parts: partsOf(content ?? '', pattern, depth + 1),
    },
    ...partsOf(text.slice(end), pattern, depth),
  ];
}

const wordsOf = (text: string, pattern: RegExp): Part[] => (text ? keptIn(text, pattern) : []);

/** Words, and between them what the pattern protects. */
function keptIn(text: string, pattern: RegExp): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > at) parts.push({ kind: 'words', text: text.slice(at, found.index) });
    parts.push({ kind: 'kept', text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'words', text: text.slice(at) });
  return parts;
}
