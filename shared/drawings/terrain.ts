import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

/** Height of a line of land at x. */
export type Ridge = (x: number) => number;

const CURVES = 13;

/** A gentle line of hills around `base`. */
export function ridge(random: Random, width: number, base: number, height: number): Ridge {
  const a = random() * 6.28;
  const b = random() * 6.28;
  const slow = 0.8 + random() * 0.9;
  const fast = 2 + random() * 1.6;
  return x =>
    base +
    height * (Math.sin(a + (x / width) * 6.28 * slow) * 0.65 + Math.sin(b + (x / width) * 6.28 * fast) * 0.3);
}

/** The land under a ridge down to `floor`; relative, rounded coordinates keep a cover near 14 kB. */
export function land(pen: Pen, line: Ridge, width: number, floor: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const slope = (x: number) => (line(x + 1) - line(x - 1)) / 2;
  let x = 0;
  let y = round(line(0));
  let path = `M0 ${pen.at(floor)}L0 ${pen.at(y)}`;

  for (let index = 1; index <= CURVES; index++) {
    const nextX = Math.round((index * width) / CURVES);
    const nextY = round(line(nextX));
    const step = nextX - x;
    const third = step / 3;
    const end = [round(step - third), round(nextY - y - slope(nextX) * third), step, round(nextY - y)];
    path +=
      index === 1 ? `c${[round(third), round(slope(0) * third), ...end].join(' ')}` : `s${end.join(' ')}`;
    x = nextX;
    y = nextY;
  }

  return `${path}L${pen.at(width)} ${pen.at(floor)}Z`.replace(/ -/g, '-');
}

/** The ridge alone, without the land under it. */
export const contour = (pen: Pen, line: Ridge, width: number): string =>
  land(pen, line, width, 0)
    .replace(/^M0 0L/, 'M')
    .replace(/L[^L]*$/, '');
