import { escapeHtml } from '#shared/escapeHtml.ts';
import type { Part, Unit } from './units.ts';

/**
 * A unit as translators of HTML take it: what stays as it is in `<span translate="no">`, and marks around words as `<b>`. Each has an
 * id, by which it is found again in the translation.
 */
export function toMarkup({ parts }: Unit): string {
  let id = 0;
  const write = (some: readonly Part[]): string =>
    some
      .map(part => {
        if (part.kind === 'words') return escapeHtml(part.text);
        const own = id++;
        return part.kind === 'kept'
          ? `<span translate="no" id="${own}">${escapeHtml(part.text)}</span>`
          : `<b id="${own}">${write(part.parts)}</b>`;
      })
      .join('');
  return write(parts);
}

/** The parts with ids, in the order of the ids. */
const withIds = (parts: readonly Part[]): Exclude<Part, { kind: 'words' }>[] =>
  parts.flatMap(part =>
    part.kind === 'words' ? [] : part.kind === 'kept' ? [part] : [part, ...withIds(part.parts)],
  );

const tokens = /<(?<end>\/?)(?<tag>span|b)\b(?<attributes>[^<>]*)>|[^<]+|</g;

/** Words between two marks that are being read. */
interface Open {
  id: number;
  tag: string;
  text: string;
}

/**
 * The text of a translated unit; undefined if anything that was protected is missing, twice or not as it was nested, or if the
 * translation has markup of its own. What was protected is taken from the original, whatever the translator made of it.
 */
export function fromMarkup(translated: string, { parts }: Unit): string | undefined {
  const marked = withIds(parts);
  const seen = new Set<number>();
  const open: Open[] = [{ id: -1, tag: '', text: '' }];

  for (const token of translated.matchAll(tokens)) {
    const { end, tag, attributes = '' } = token.groups ?? {};
    const inner = open.at(-1);
    if (!inner || token[0] === '<') return undefined;
    if (tag === undefined) inner.text += unescapeHtml(token[0]);
    else if (end === '') {
      const id = Number(/\bid="?(\d+)"?/.exec(attributes)?.[1] ?? -1);
      const kind = marked[id]?.kind;
      if (seen.has(id) || kind !== (tag === 'span' ? 'kept' : 'marked')) return undefined;
      seen.add(id);
      open.push({ id, tag, text: '' });
    } else {
      const part = marked[inner.id];
      const around = open.at(-2);
      if (inner.tag !== tag || !part || !around) return undefined;
      open.pop();
      around.text += part.kind === 'kept' ? part.text : between(part, inner.text);
    }
  }
  const [all] = open;
  const isWhole = open.length === 1 && seen.size === marked.length;
  return isWhole && all?.text.trim() ? all.text : undefined;
}

/** Words between their marks. Spaces inside would undo the marks and are put around them. */
function between({ open, close }: { open: string; close: string }, text: string): string {
  const words = text.trim();
  const begin = text.slice(0, text.indexOf(words));
  return `${begin}${open}${words}${close}${text.slice(begin.length + words.length)}`;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', amp: '&' };

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
