import { escapeHtml } from '#shared/escapeHtml.ts';

/** Formats coordinates and generates ids while a drawing is written. */
export interface Pen {
  /** A coordinate as text, rounded to the pen's step. */
  at: (coordinate: number) => string;
  /** Returns an id that is unique in this drawing. */
  nextId: () => string;
}

/** Creates a pen. Small drawings round to tenths, covers to halves, which halves their size. */
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

/** Attributes of a picture: named by its title, or hidden from assistive technology without one. */
export const nameOrHide = (title: string | undefined): string =>
  title ? `role="img" aria-label="${escapeHtml(title)}"` : 'aria-hidden="true"';

/** Attributes of a meter: named by its title, or by its percentage without one. */
export const nameOrShare = (title: string | undefined, progress: number): string =>
  `role="img" aria-label="${escapeHtml(title || `${Math.round(clamp(progress, 0, 1) * 100)}%`)}"`;
