/** Formats of the toolbar. */
export type Mark = 'bold' | 'italic' | 'list' | 'numbers' | 'link';

export interface Marked {
  /** Range of the text to replace, and its replacement. */
  start: number;
  end: number;
  text: string;
  /** Selection afterwards. */
  select: [start: number, end: number];
}

const MARKERS = { bold: '**', italic: '*' } as const;
const LINK_PLACEHOLDER = 'https://';

/** Formats the selected text, or removes the format. */
export function marked(value: string, from: number, to: number, mark: Mark): Marked {
  if (mark === 'list' || mark === 'numbers') return listed(value, from, to, mark);
  const chosen = value.slice(from, to);
  if (mark === 'link') {
    const at = from + chosen.length + 3;
    return {
      start: from,
      end: to,
      text: `[${chosen}](${LINK_PLACEHOLDER})`,
      select: [at, at + LINK_PLACEHOLDER.length],
    };
  }

  const sign = MARKERS[mark];
  const start = from - sign.length;
  const end = to + sign.length;
  const isMarked = value.slice(start, from) === sign && value.slice(to, end) === sign;
  const isBolder = mark === 'italic' && value[start - 1] === '*';
  if (start >= 0 && isMarked && !isBolder)
    return { start, end, text: chosen, select: [start, to - sign.length] };
  return {
    start: from,
    end: to,
    text: sign + chosen + sign,
    select: [from + sign.length, to + sign.length],
  };
}

/** Turns whole lines into list items, and list items into lines. */
function listed(value: string, from: number, to: number, mark: 'list' | 'numbers'): Marked {
  const start = value.lastIndexOf('\n', from - 1) + 1;
  const next = value.indexOf('\n', to);
  const end = next < 0 ? value.length : next;
  const lines = value.slice(start, end).split('\n');
  const sign = mark === 'list' ? /^- / : /^\d+\. /;

  const text = lines.every(line => sign.test(line))
    ? lines.map(line => line.replace(sign, '')).join('\n')
    : lines.map((line, index) => (mark === 'list' ? '- ' : `${index + 1}. `) + line).join('\n');
  return { start, end, text, select: [start, start + text.length] };
}
