import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

export type Point = readonly [x: number, y: number];
type Corner = readonly [start: Point, corner: Point, end: Point];

/** A hewn stone around its own centre: its corners, how soft they are, and its sampled outline. */
export interface StoneShape {
  corners: readonly Point[];
  softness: number;
  outline: readonly Point[];
}

/** A jittered superellipse of seven to nine corners, fitted to the width and height and tilted. */
export function hewStone(random: Random, width: number, height: number, tilt: number): StoneShape {
  const raw = rawCorners(random);
  const softness = 0.3 + random() * 0.22;
  const corners = tilted(fitted(raw, width, height), tilt);
  return { corners, softness, outline: sampled(corners, softness) };
}

function rawCorners(random: Random): Point[] {
  const count = 7 + Math.floor(random() * 3);
  const turn = random() * 6.283;

  return Array.from({ length: count }, (_, index): Point => {
    const angle = turn + ((index + (random() - 0.5) * 0.62) / count) * 6.28318;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const reach = 1 + (random() - 0.5) * 0.12;
    return [
      Math.sign(cosine) * Math.abs(cosine) ** 0.66 * reach,
      Math.sign(sine) * Math.abs(sine) ** 0.6 * reach,
    ];
  });
}

function fitted(points: readonly Point[], width: number, height: number): Point[] {
  const { left, right, top, bottom } = bounds(points);
  return points.map(
    ([x, y]): Point => [
      ((x - (left + right) / 2) / (right - left)) * width,
      ((y - (top + bottom) / 2) / (bottom - top)) * height,
    ],
  );
}

function tilted(points: readonly Point[], tilt: number): Point[] {
  const cosine = Math.cos(tilt);
  const sine = Math.sin(tilt);
  return points.map(([x, y]): Point => [x * cosine - y * sine, x * sine + y * cosine]);
}

/** Five points along every soft corner. */
function sampled(corners: readonly Point[], softness: number): Point[] {
  return softened(corners, softness).flatMap(([start, corner, end]) =>
    [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const rest = 1 - share;
      return [
        start[0] * rest * rest + 2 * rest * share * corner[0] + end[0] * share * share,
        start[1] * rest * rest + 2 * rest * share * corner[1] + end[1] * share * share,
      ];
    }),
  );
}

/** Every corner becomes a curve whose ends lie `softness` of the way along its two sides, at most half. */
function softened(points: readonly Point[], softness: number): Corner[] {
  return points.map((corner, index): Corner => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return [between(corner, before, softness), corner, between(corner, after, softness)];
  });
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The outline as path data with curved corners. */
export function outlinePath(pen: Pen, corners: readonly Point[], softness: number): string {
  const at = ([x, y]: Point) => `${pen.at(x)} ${pen.at(y)}`;
  const path = softened(corners, softness)
    .map(([start, corner, end], index) => `${index ? 'L' : 'M'}${at(start)}Q${at(corner)} ${at(end)}`)
    .join('');
  return `${path.replace(/ -/g, '-')}Z`;
}

/** Highest and lowest crossing of the outline with the vertical line at x; infinite where it misses. */
export function crossings(outline: readonly Point[], x: number): Point {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;

  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point;
    if (point[0] <= x === next[0] <= x) return;
    const y = point[1] + ((next[1] - point[1]) * (x - point[0])) / (next[0] - point[0]);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });

  return [top, bottom];
}

export function bounds(points: readonly Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export const moved = (points: readonly Point[], byX: number, byY: number): Point[] =>
  points.map(([x, y]): Point => [x + byX, y + byY]);
