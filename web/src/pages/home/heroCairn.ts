import { drawStone } from '#shared/drawings/drawStone.ts';
import type { Tones } from '#shared/drawings/palettes.ts';
import { createPen } from '#shared/drawings/pen.ts';
import { type PlacedStone, stack } from '#shared/drawings/stack.ts';

export const HERO_STONES = ['idea', 'review', 'engineer', 'money', 'prototype', 'role', 'yours'] as const;
export type HeroStone = (typeof HERO_STONES)[number];

const WIDTH = 286;
const HEIGHT = 428;
/** Offset of the last stone, which hangs above the cairn. */
const LIFT = { x: 6, y: -40 };

/** Point where the label line of a stone starts, in the cairn's coordinates. */
export interface Anchor {
  stone: HeroStone;
  side: 'left' | 'right';
  x: number;
  y: number;
}

export interface HeroCairn {
  /** SVG of the stones; bottom centre is (0, 0). */
  svg: string;
  anchors: readonly Anchor[];
}

const tonesOf = ({ tone }: PlacedStone): Tones => [
  `var(--cairn-hi-${tone})`,
  `var(--cairn-mid-${tone})`,
  `var(--cairn-lo-${tone})`,
];
const CAP: Tones = ['var(--cairn-cap-hi)', 'var(--cairn-cap)', 'var(--cairn-cap-lo)'];

/** Draws the hero cairn of a slogan: five stones, one empty place and one stone about to be set. */
export function heroCairn(id: string, seed: string): HeroCairn {
  const pen = createPen(id);
  const stones = stack(pen, seed, { count: HERO_STONES.length, width: WIDTH, height: HEIGHT });
  const drawn = stones.map((stone, index) => drawHeroStone(pen, stones, stone, index));
  const shadow = `<ellipse cx="22" cy="3" rx="${WIDTH * 0.62}" ry="9" fill="#000" opacity=".16"/>`;

  return { svg: shadow + drawn.join(''), anchors: stones.map(anchorOf) };
}

function drawHeroStone(
  pen: ReturnType<typeof createPen>,
  stones: readonly PlacedStone[],
  stone: PlacedStone,
  index: number,
): string {
  if (HERO_STONES[index] === 'role') {
    return `<path d="${stone.path}" fill="var(--paper)" fill-opacity=".55" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="5 5" stroke-linecap="round"/>`;
  }
  if (HERO_STONES[index] === 'yours') {
    return `<g transform="translate(${LIFT.x} ${LIFT.y})">${drawStone(pen, stone, CAP, { light: -1 })}</g>`;
  }
  const above = HERO_STONES[index + 1] === 'role' ? null : stones[index + 1];
  return drawStone(pen, stone, tonesOf(stone), { light: -1, above });
}

function anchorOf(stone: PlacedStone, index: number): Anchor {
  const name = HERO_STONES[index] ?? 'idea';
  const side = index % 2 === 0 ? 'right' : 'left';
  const lift = name === 'yours' ? LIFT : { x: 0, y: 0 };
  return {
    stone: name,
    side,
    x: (side === 'right' ? stone.x1 - 7 : stone.x0 + 7) + lift.x,
    y: (stone.y0 + stone.y1) / 2 + lift.y,
  };
}
