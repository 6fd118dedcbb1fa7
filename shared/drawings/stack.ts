import { type Random, randomFrom } from '../random.ts';
import { clamp, type Pen } from './pen.ts';
import {
  bounds,
  crossings,
  hewStone,
  moved,
  outlinePath,
  type Point,
  type StoneShape,
} from './stoneShape.ts';

export type Form = 'tower' | 'heap';

/** A stone in its place. The bottom centre of the stack is (0, 0), and y grows downwards. */
export interface PlacedStone {
  path: string;
  tone: number;
  seed: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

export interface StackOptions {
  count?: number;
  width?: number;
  height?: number;
  form?: Form;
}

interface DroppedStone {
  corners: Point[];
  outline: Point[];
  softness: number;
  tone: number;
  seed: number;
}

/** Stones dropped one on another until they touch, then fitted into width × height. */
export function stack(
  pen: Pen,
  seed: string,
  { count = 7, width = 200, height = 260, form = 'tower' }: StackOptions = {},
): PlacedStone[] {
  const random = randomFrom(`stack·${seed}`);
  const lean = (random() - 0.5) * 0.05;
  const dropped = form === 'heap' ? dropHeap(random) : dropTower(random, count, lean);
  const all = bounds(dropped.flatMap(stone => stone.outline));
  const scale = Math.min(width / (all.right - all.left), height / -all.top);
  const middle = (all.left + all.right) / 2;
  const fit = ([x, y]: Point): Point => [(x - middle) * scale, y * scale];
  let toneBelow = -1;

  return dropped.map(stone => {
    const tone = stone.tone === toneBelow ? (stone.tone + 1) % 4 : stone.tone;
    toneBelow = tone;
    const box = bounds(stone.outline.map(fit));
    return {
      path: outlinePath(pen, stone.corners.map(fit), stone.softness),
      tone,
      seed: stone.seed,
      x0: box.left,
      x1: box.right,
      y0: box.top,
      y1: box.bottom,
    };
  });
}

function settle(random: Random, shape: StoneShape, byX: number, byY: number): DroppedStone {
  return {
    corners: moved(shape.corners, byX, byY),
    outline: moved(shape.outline, byX, byY),
    softness: shape.softness,
    tone: Math.floor(random() * 4),
    seed: random(),
  };
}

const onTheGround = (shape: StoneShape): number => -bounds(shape.outline).bottom;

/** Rows of four, three, two and one. */
function dropHeap(random: Random): DroppedStone[] {
  const stones: DroppedStone[] = [];

  for (let perRow = 4; perRow > 0; perRow--) {
    const below = [...stones];
    const gap = 20 + perRow * 1.6;

    for (let place = 0; place < perRow; place++) {
      const fromMiddle = place - (perRow - 1) / 2;
      const alone = perRow === 1;
      const width = alone ? 20 : gap * (1.12 + random() * 0.3);
      const height = width * (alone ? 0.74 : 0.56 + random() * 0.18 - Math.abs(fromMiddle) * 0.05);
      const shape = hewStone(random, width, height, (random() - 0.5) * 0.14 + fromMiddle * 0.05);
      const x = fromMiddle * gap + (random() - 0.5) * 4;
      const y = below.length
        ? restOn(
            at => Math.min(...below.map(stone => crossings(stone.outline, at)[0])),
            shape,
            x,
            width,
            30,
            height * 0.1,
          )
        : onTheGround(shape);
      stones.push(settle(random, shape, x, y));
    }
  }

  return stones;
}

/** One stone on each other stone, narrower towards the top. */
function dropTower(random: Random, count: number, lean: number): DroppedStone[] {
  const stones: DroppedStone[] = [];
  let x = 0;

  for (let index = 0; index < count; index++) {
    const rise = count > 1 ? index / (count - 1) : 0;
    const last = index === count - 1;
    const slab = random() < (index === 0 ? 0.35 : 0.52);
    const width = 100 * (1 - 0.7 * rise ** 0.85) * (last ? 0.86 : 0.88 + random() * 0.26);
    const height =
      width * (last ? 0.6 + random() * 0.16 : slab ? 0.24 + random() * 0.08 : 0.4 + random() * 0.12);
    const shape = hewStone(random, width, height, (random() - 0.5) * (last ? 0.3 : 0.12));
    x = clamp(x + (random() - 0.5) * 0.2 * width + lean * width, -11, 11);

    const below = stones.at(-1);
    const y = below
      ? restOn(at => crossings(below.outline, at)[0], shape, x, width, 44, 0) + height * 0.035 + 0.5
      : onTheGround(shape);
    stones.push(settle(random, shape, x, y));
  }

  return stones;
}

/** Distance that the shape falls at x until it touches the stones below, plus `sink`, by which it sinks into them. */
function restOn(
  topBelow: (x: number) => number,
  shape: StoneShape,
  x: number,
  width: number,
  samples: number,
  sink: number,
): number {
  let fall = Number.POSITIVE_INFINITY;

  for (let sample = 0; sample <= samples; sample++) {
    const at = x - width / 2 + (sample / samples) * width;
    const top = topBelow(at);
    const [, bottom] = crossings(shape.outline, at - x);
    if (Number.isFinite(top) && Number.isFinite(bottom)) fall = Math.min(fall, top - bottom + sink);
  }

  return fall;
}
