import { pick, type Random, randomFrom } from '../random.ts';
import { PALETTE_NAMES, PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { clamp } from './pen.ts';
import type { Form } from './stack.ts';

export type View = 'mid' | 'summit' | 'near';
export type Scene = 'hills' | 'terraces' | 'fields' | 'sea';

export interface CoverOptions {
  seed: string;
  palette?: PaletteName;
  width?: number;
  height?: number;
  count?: number;
  /** Share of the stones that are laid, 0 to 1; the others are left out. */
  progress?: number;
  /** Horizontal position of the cairn, 0 to 1. */
  at?: number;
  view?: View;
  scene?: Scene;
  form?: Form;
  title?: string;
}

/** Decisions made before a cover is drawn. */
export interface Composition {
  seed: string;
  width: number;
  height: number;
  palette: Palette;
  /** Reference for widths that must not grow in wide formats. */
  size: number;
  sky: readonly [string, string];
  night: boolean;
  view: View;
  scene: Scene;
  form: Form;
  count: number;
  side: -1 | 1;
  cairnX: number;
  groundY: number;
  sun: { colour: string; x: number; y: number; radius: number };
}

/** Makes the decisions in a fixed order, so that a seed always gives the same picture. */
export function compose(random: Random, options: CoverOptions): Composition {
  const { seed, width = 640, height = 400 } = options;
  const paletteName = options.palette ?? pick(random, PALETTE_NAMES);
  const palette = PALETTES[paletteName];
  const size = Math.min(width, height * 1.6);
  const skyIndex = Math.floor(random() * 3);
  const sky = palette.skies[skyIndex] ?? palette.skies[0];
  const night = paletteName === 'tide' && skyIndex === 2;
  const view = options.view ?? pick(random, ['mid', 'summit', 'near', 'mid', 'summit']);
  const scene =
    options.scene ??
    pick(random, paletteName === 'moss' ? ['hills', 'terraces', 'fields'] : ['sea', 'hills', 'terraces']);
  const form = options.form ?? (randomFrom(`form·${seed}`)() < 0.3 ? 'heap' : 'tower');
  const count =
    form === 'heap' ? 10 : (options.count ?? (view === 'near' ? 4 : 5) + Math.floor(random() * 4));
  const side = random() < 0.5 ? -1 : 1;
  const cairnX = width * (options.at ?? 0.5 + side * offCentre(random, view));
  const groundY = height * groundAt(random, view);
  const suns = palette.suns;
  let sunColour = suns[Math.floor(random() * 3)] ?? suns[0];
  if (night) sunColour = suns[2];
  else if (paletteName === 'tide' && skyIndex === 1) sunColour = suns[1];
  const sun = { colour: sunColour, ...placeSun(random, { width, height, size, side, cairnX, view }) };

  return {
    seed,
    width,
    height,
    palette,
    size,
    sky,
    night,
    view,
    scene,
    form,
    count,
    side,
    cairnX,
    groundY,
    sun,
  };
}

function offCentre(random: Random, view: View): number {
  if (view === 'summit') return 0.02 + random() * 0.12;
  if (view === 'near') return 0.12 + random() * 0.12;
  return 0.06 + random() * 0.14;
}

function groundAt(random: Random, view: View): number {
  if (view === 'summit') return 0.68 + random() * 0.06;
  if (view === 'near') return 0.95;
  return 0.84 + random() * 0.05;
}

/** Behind the summit the sun is a halo; elsewhere it stands on the other side of the cairn. */
function placeSun(
  random: Random,
  {
    width,
    height,
    size,
    side,
    cairnX,
    view,
  }: Pick<Composition, 'width' | 'height' | 'size' | 'side' | 'cairnX' | 'view'>,
) {
  const halo = view === 'summit';
  const radius = size * (halo ? 0.15 + random() * 0.05 : 0.07 + random() * 0.07);
  const x = halo
    ? cairnX - side * radius * (0.2 + random() * 0.5)
    : clamp(cairnX - side * width * (0.22 + random() * 0.16), radius * 0.7, width - radius * 0.7);
  const y = height * (halo ? 0.4 + random() * 0.06 : 0.24 + random() * 0.2);
  return { x, y, radius };
}
