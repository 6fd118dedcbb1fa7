/** What a drawing needs while it is written: how coordinates are rounded and the next free id. */
export interface Pen {
  /** A coordinate as text, rounded to the pen's step. */
  at: (coordinate: number) => string;
  /** An id that no other part of this drawing has. */
  nextId: () => string;
}

/** Small drawings keep tenths, covers keep halves: that halves their size. */
export function createPen(id: string, step = 0.1): Pen {
  let used = 0;

  return {
    at: coordinate => String(Math.round(Math.round(coordinate / step) * step * 10) / 10),
    nextId: () => {
      used += 1;
      return `${id}-${used}`;
    },
  };
}

/** A number with one decimal, whatever the step of the pen. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** A small disc as a path, so that many of them are one element. */
export function disc(pen: Pen, x: number, y: number, radius: number): string {
  const half = `a${tenth(radius)} ${tenth(radius)} 0 1 0`;
  return `M${pen.at(x - radius)} ${pen.at(y)}${half} ${tenth(2 * radius)} 0${half} ${tenth(-2 * radius)} 0`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? '');

/** A picture with words is named by them; without words it is decoration. */
export const nameOrHide = (title: string | undefined): string =>
  title ? `role="img" aria-label="${escapeText(title)}"` : 'aria-hidden="true"';

/** A meter always has a name; the share in per cent stands in where none is given. */
export const nameOrShare = (title: string | undefined, progress: number): string =>
  `role="img" aria-label="${escapeText(title || `${Math.round(clamp(progress, 0, 1) * 100)}%`)}"`;
