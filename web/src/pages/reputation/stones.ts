import { createPen } from '#shared/drawings/pen.ts';
import { bounds, hewStone, moved, outlinePath } from '#shared/drawings/stoneShape.ts';
import { randomFrom } from '#shared/random.ts';

export interface Stone {
  x: number;
  /** The ground on which it lies. */
  y: number;
  width: number;
  height: number;
  seed: string;
}

/** Path of a hewn stone that lies on the ground; the same seed always gives the same stone. */
export function stonePath({ x, y, width, height, seed }: Stone): string {
  const random = randomFrom(`reputation·${seed}`);
  const shape = hewStone(random, width, height, (random() - 0.5) * 0.06);
  const foot = bounds(shape.outline).bottom;
  return outlinePath(createPen('reputation'), moved(shape.corners, x, y - foot), shape.softness);
}
