import { type Random, randomFrom } from '../random.ts';
import type { Tones } from './palettes.ts';
import { clamp, disc, type Pen, tenth } from './pen.ts';
import type { PlacedStone } from './stack.ts';

/** -1: lit from the left, 1: lit from the right. */
export type Light = -1 | 1;

export interface StoneStyle {
  light?: Light;
  lichen?: string | null;
  /** Whether to draw veins and specks; false in small drawings. */
  rich?: boolean;
  /** The stone on top, which casts a shadow. */
  above?: PlacedStone | null;
}

/** The stone's own coordinates: 0 to 1 from its lit to its shaded side, 0 to 1 from its top to its foot. */
interface Face {
  width: number;
  height: number;
  x: (share: number) => number;
  y: (share: number) => number;
  point: (across: number, down: number) => string;
}

/** Printed stone: three flat planes (top, front, side), a vein, specks, sometimes lichen, the shade of the stone above. */
export function drawStone(pen: Pen, stone: PlacedStone, tones: Tones, style: StoneStyle = {}): string {
  const { light = 1, lichen, rich = true, above } = style;
  const id = pen.nextId();
  const random = randomFrom(`face${stone.seed}`);
  const face = faceOf(pen, stone, light);
  const planes = drawPlanes(random, face, stone, tones);
  const marks = rich ? drawMarks(pen, random, face, tones, planes.foot, lichen) : '';
  const shade = above ? drawShade(pen, face, above, tones, light) : '';
  return `<clipPath id="${id}"><path d="${stone.path}"/></clipPath><g clip-path="url(#${id})">${planes.svg}${marks}${shade}</g>`;
}

function faceOf(pen: Pen, stone: PlacedStone, light: Light): Face {
  const width = stone.x1 - stone.x0;
  const height = stone.y1 - stone.y0;
  const x = (share: number) => stone.x0 + width * (light < 0 ? share : 1 - share);
  const y = (share: number) => stone.y0 + height * share;
  return { width, height, x, y, point: (across, down) => `${pen.at(x(across))} ${pen.at(y(down))}` };
}

function drawPlanes(random: Random, face: Face, stone: PlacedStone, [light, middle, shade]: Tones) {
  const { point } = face;
  const edge = 0.36 + random() * 0.12;
  const dip = [0.2 + random() * 0.16, 0.2 + random() * 0.14] as const;
  const ridge = [0.62 + random() * 0.16, 0.3 + random() * 0.16] as const;
  const far = 0.34 + random() * 0.12;
  const foot = ridge[0] - 0.1 + random() * 0.16;
  const ridgePoint = point(...ridge);
  const front = `<path d="${stone.path}" fill="${middle}"/>`;
  const top = `<path d="M${point(-0.1, -0.2)}L${point(-0.1, edge)} ${point(dip[0], dip[1] + 0.16)} ${ridgePoint} ${point(1.1, far)} ${point(1.1, -0.2)}Z" fill="${light}"/>`;
  const side = `<path d="M${ridgePoint}L${point(1.1, far)} ${point(1.1, 1.2)} ${point(foot, 1.2)}Z" fill="${shade}"/>`;
  return { svg: front + top + side, foot };
}

function drawMarks(
  pen: Pen,
  random: Random,
  face: Face,
  [light, , shade]: Tones,
  foot: number,
  lichen: string | null | undefined,
): string {
  const { point, height } = face;
  const y = 0.58 + random() * 0.2;
  const bend = (random() - 0.5) * 0.16;
  let svg = `<path d="M${point(-0.05, y + bend)}L${point(0.26, y - 0.03)} ${point(foot * 0.92, y + bend * 0.6 + 0.05)}" fill="none" stroke="${shade}" stroke-width="${tenth(clamp(height * 0.03, 0.6, 2.2))}" stroke-linejoin="round"/>`;

  if (random() < 0.6) {
    svg += `<path d="M${point(0.12 + random() * 0.1, y + 0.17)}L${point(0.3 + random() * 0.2, y + 0.15 + bend)}" fill="none" stroke="${light}" stroke-width="${tenth(clamp(height * 0.03, 0.6, 2))}" stroke-linecap="round"/>`;
  }

  svg += drawSpecks(pen, random, face, shade);
  if (lichen && random() < 0.45) svg += drawLichen(pen, random, face, lichen);
  return svg;
}

function drawSpecks(pen: Pen, random: Random, face: Face, shade: string): string {
  const count = 3 + Math.floor(random() * 4);
  let path = '';
  for (let index = 0; index < count; index++) {
    const x = face.x(0.12 + random() * 0.5);
    const y = face.y(0.5 + random() * 0.42);
    path += disc(pen, x, y, clamp(face.height * 0.02, 0.45, 1.6) * (0.7 + random() * 0.8));
  }
  return `<path d="${path}" fill="${shade}"/>`;
}

function drawLichen(pen: Pen, random: Random, face: Face, colour: string): string {
  const x = face.x(0.12 + random() * 0.66);
  const y = face.y(0.1);
  const size = clamp(face.height * 0.15, 1.5, 9);
  const spot = (cx: number, cy: number, r: number) =>
    `<circle cx="${pen.at(cx)}" cy="${pen.at(cy)}" r="${pen.at(r)}"/>`;
  return `<g fill="${colour}">${spot(x, y, size)}${spot(x + size * 1.2, y + size * 0.5, size * 0.7)}${spot(x - size * 1.5, y + size * 0.3, size * 0.45)}</g>`;
}

function drawShade(pen: Pen, face: Face, above: PlacedStone, [, , shade]: Tones, light: Light): string {
  const width = above.x1 - above.x0;
  return `<ellipse cx="${pen.at((above.x0 + above.x1) / 2 + width * 0.05 * -light)}" cy="${pen.at(above.y1 - face.height * 0.02)}" rx="${pen.at(width * 0.46)}" ry="${pen.at(clamp(face.height * 0.14, 1.4, 9))}" fill="${shade}" opacity=".85"/>`;
}
