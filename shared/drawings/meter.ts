import { drawStone } from './drawStone.ts';
import { PALETTES, type PaletteName, type Tones } from './palettes.ts';
import { clamp, createPen, nameOrShare, type Pen } from './pen.ts';
import { type PlacedStone, stack } from './stack.ts';

export interface MeterOptions {
  seed: string;
  /** 0 to 1. */
  progress?: number;
  /** Stones of equal worth, one per milestone. */
  count?: number;
  width?: number;
  height?: number;
  /** Fixed colours instead of the theme's. */
  palette?: PaletteName;
  rich?: boolean;
  ground?: boolean;
  title?: string;
}

const PAD = 2;
const CAP_TONES: Tones = [
  'var(--cairn-cap-hi,#F0935A)',
  'var(--cairn-cap,#D9602A)',
  'var(--cairn-cap-lo,#A9441A)',
];

/** Draws a meter: laid stones are solid, the current one is filled from its foot, the others are dashed; the last is ember. */
export function meter(id: string, options: MeterOptions): string {
  const { seed, progress = 0, count = 7, width = 120, height = 150, ground = true, title } = options;
  const pen = createPen(id);
  const groundHeight = ground ? 6 : 1;
  const stones = stack(pen, seed, { count, width: width - PAD * 2, height: height - groundHeight - PAD });
  const laid = clamp(progress, 0, 1) * count;
  const drawn = stones.map((stone, index) =>
    drawMilestone(pen, stones, stone, index, laid, { ...options, count, width, height }),
  );
  const line = ground ? drawGround(pen, width, height - groundHeight + 1.4) : '';

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pen.at(width)} ${pen.at(height)}" width="${pen.at(width)}" height="${pen.at(height)}" ${nameOrShare(title, progress)} class="cairn-meter"><g transform="translate(${pen.at(width / 2)} ${pen.at(height - groundHeight)})">${drawn.join('')}</g>${line}</svg>`;
}

function drawMilestone(
  pen: Pen,
  stones: readonly PlacedStone[],
  stone: PlacedStone,
  index: number,
  laid: number,
  {
    count,
    width,
    height,
    palette,
    rich = false,
  }: MeterOptions & { count: number; width: number; height: number },
): string {
  const filled = clamp(laid - index, 0, 1);
  const ghost = filled < 1 ? drawGhost(stone, width < 70) : '';
  if (filled === 0) return ghost;

  const clip = pen.nextId();
  const body = drawStone(pen, stone, index === count - 1 ? CAP_TONES : tonesOf(stone, palette), {
    light: -1,
    rich: rich || height > 110,
    above: laid > index + 1 ? stones[index + 1] : null,
  });
  if (filled === 1) return `<g class="cairn-stone" style="--i:${index}">${body}</g>`;

  const stoneHeight = stone.y1 - stone.y0;
  const rect = `<rect x="${pen.at(stone.x0 - 2)}" y="${pen.at(stone.y1 - stoneHeight * filled)}" width="${pen.at(stone.x1 - stone.x0 + 4)}" height="${pen.at(stoneHeight * filled + 2)}"/>`;
  return `${ghost}<clipPath id="${clip}">${rect}</clipPath><g clip-path="url(#${clip})">${body}</g>`;
}

const drawGhost = (stone: PlacedStone, small: boolean): string =>
  `<path d="${stone.path}" fill="var(--cairn-ghost-fill,#F4F0E7)" stroke="var(--cairn-ghost,#A9A394)" stroke-width="${small ? 1.1 : 1.4}" stroke-dasharray="${small ? '2.5 2.5' : '4 4'}" stroke-linecap="round"/>`;

function tonesOf({ tone }: PlacedStone, palette: PaletteName | undefined): Tones {
  if (palette) return PALETTES[palette].stones[tone] ?? PALETTES[palette].stones[0];
  return [
    `var(--cairn-hi-${tone},#EDE7DA)`,
    `var(--cairn-mid-${tone},#C9C2B3)`,
    `var(--cairn-lo-${tone},#989183)`,
  ];
}

const drawGround = (pen: Pen, width: number, y: number): string =>
  `<path d="M${PAD} ${pen.at(y)}q${pen.at(width * 0.25)} -1.6 ${pen.at(width * 0.5 - PAD)} 0t${pen.at(width * 0.5 - PAD)} 0" fill="none" stroke="var(--cairn-ground,#5F7F49)" stroke-width="2" stroke-linecap="round"/>`;

/** Decoration of empty states: one stone is laid, the others are missing. */
export const empty = (id: string, { seed, width = 200, height = 140, count = 5 }: MeterOptions): string =>
  meter(id, { seed, width, height, count, progress: 1 / count }).replace(
    /role="img" aria-label="[^"]*"/,
    'aria-hidden="true"',
  );
