import type { Random } from '../random.ts';
import type { Composition } from './composition.ts';
import { clamp, disc, type Pen, tenth } from './pen.ts';
import { stack } from './stack.ts';
import { contour, land, type Ridge, ridge } from './terrain.ts';

/** Sky, clouds, stars at night, and the sun or moon. */
export function drawSky(pen: Pen, random: Random, { width, height, sky, night, sun }: Composition): string {
  let svg = `<rect width="${pen.at(width)}" height="${pen.at(height)}" fill="${sky[0]}"/>`;
  for (let index = 0; index < 3; index++) {
    const cloud = ridge(random, width, height * (0.16 + index * 0.13), height * 0.03);
    svg += `<path d="${land(pen, cloud, width, height)}" fill="${sky[1]}" opacity="${index ? 0.55 : 0.45}"/>`;
  }
  if (night) svg += drawStars(pen, random, width, height);
  return `${svg}<circle cx="${pen.at(sun.x)}" cy="${pen.at(sun.y)}" r="${pen.at(sun.radius)}" fill="${sun.colour}"/>`;
}

function drawStars(pen: Pen, random: Random, width: number, height: number): string {
  let path = '';
  for (let index = 0; index < 26; index++) {
    const x = random() * width;
    const y = random() * height * 0.5;
    path += disc(pen, x, y, 0.5 + random() * 1.1);
  }
  return `<path d="${path}" fill="#E9E4D2" opacity=".75"/>`;
}

/** A far shore, waves, and the light of the sun on the water. */
export function drawSea(
  pen: Pen,
  random: Random,
  { width, height, size, palette, sun }: Composition,
): string {
  const horizon = height * (0.55 + random() * 0.06);
  const shore = ridge(random, width, horizon - height * 0.03, height * 0.05);
  let svg = `<path d="${land(pen, shore, width, horizon)}" fill="${palette.hills[0]}"/><rect y="${pen.at(horizon)}" width="${pen.at(width)}" height="${pen.at(height - horizon)}" fill="${palette.hills[1]}"/>`;

  let waves = '';
  for (let index = 0; index < 16; index++) {
    const y = horizon + ((index + 0.8) / 16) ** 1.25 * (height * 0.95 - horizon);
    const length = width * (0.04 + random() * 0.12);
    waves += `M${pen.at(random() * width)} ${pen.at(y)}h${pen.at(length)}M${pen.at(random() * width)} ${pen.at(y + 2)}h${pen.at(length * 0.6)}`;
  }
  svg += `<path d="${waves}" stroke="${palette.hills[0]}" stroke-width="${tenth(size * 0.0042)}" stroke-linecap="round" opacity=".85"/>`;

  let glitter = '';
  for (let index = 0; index < 7; index++) {
    const length = Math.min(sun.radius, size * 0.12) * (1.5 - index * 0.14);
    glitter += `M${pen.at(sun.x - length / 2 + (random() - 0.5) * 8)} ${pen.at(horizon + (index + 0.6) * height * 0.036)}h${pen.at(length)}`;
  }
  return `${svg}<path d="${glitter}" stroke="${sun.colour}" stroke-width="${tenth(size * 0.006)}" stroke-linecap="round"/>`;
}

/** Two or three hills behind each other, with a small far cairn now and then. */
export function drawHills(pen: Pen, random: Random, composition: Composition): string {
  const { width, height, scene } = composition;
  let svg = '';
  for (let index = 0; index < (scene === 'fields' ? 2 : 3); index++) {
    const hill = ridge(random, width, height * (0.5 + index * 0.11), height * (0.075 - index * 0.012));
    svg += `<path d="${land(pen, hill, width, height)}" fill="${composition.palette.hills[index]}"/>`;
    if (scene === 'terraces' || index === 2) svg += drawTerraces(pen, composition, hill, index);
    if (index === 1 && composition.view !== 'near' && random() < 0.7) {
      svg += drawFarCairn(pen, random, composition, hill);
    }
  }
  return scene === 'fields' ? svg + drawFields(pen, random, composition) : svg;
}

function drawTerraces(
  pen: Pen,
  { width, height, size, scene, palette }: Composition,
  hill: Ridge,
  index: number,
) {
  const lines = scene === 'terraces' ? 4 : 2;
  const gap = height * 0.022;
  let path = '';
  for (let line = 1; line <= lines; line++) {
    path += contour(pen, x => hill(x) + gap * line * (1 + 0.25 * Math.sin((x / width) * 5 + line)), width);
  }
  return `<path d="${path}" fill="none" stroke="${palette.hills[index + 1]}" stroke-width="${tenth(size * 0.0032)}" opacity=".6"/>`;
}

function drawFarCairn(pen: Pen, random: Random, composition: Composition, hill: Ridge): string {
  const { seed, width, height, size, side, cairnX, palette } = composition;
  const x = clamp(cairnX - side * width * (0.2 + random() * 0.2), width * 0.06, width * 0.94);
  const stones = stack(pen, `way${seed}`, { count: 4, width: size * 0.05, height: height * 0.085 });
  const paths = stones.map(({ path }) => `<path d="${path}" fill="${palette.hills[2]}"/>`).join('');
  return `<g transform="translate(${pen.at(x)} ${pen.at(hill(x) + 2)})">${paths}</g>`;
}

/** Furrows that run towards the sun. */
function drawFields(pen: Pen, random: Random, { width, height, size, palette, sun }: Composition): string {
  const horizon = height * 0.7;
  const field = ridge(random, width, horizon, height * 0.02);
  let furrows = '';
  for (let index = -12; index <= 12; index++) {
    const top = sun.x + index * width * 0.035;
    const foot = sun.x + index * width * 0.16;
    furrows += `M${pen.at(top)} ${pen.at(horizon + height * 0.03)}Q${pen.at(top + (foot - top) * 0.3)} ${pen.at(horizon + height * 0.1)} ${pen.at(foot)} ${pen.at(height)}`;
  }
  return `<path d="${land(pen, field, width, height)}" fill="${palette.hills[2]}"/><path d="${furrows}" fill="none" stroke="${palette.hills[3]}" stroke-width="${tenth(size * 0.005)}" opacity=".55"/>`;
}

/** The ground under the cairn: a summit falls away on both sides, elsewhere it is nearly level. */
export function groundOf(random: Random, { width, height, cairnX, groundY, view }: Composition): Ridge {
  const roll = ridge(random, width, 0, height * 0.03);
  const underCairn = roll(cairnX);
  const summit = view === 'summit';
  return x => {
    const away = Math.abs(x - cairnX) / width;
    const fall = summit ? (Math.sqrt(away * away + 0.008) - 0.0894) * height * 1.02 : away * height * 0.1;
    return groundY + (roll(x) - underCairn) * (summit ? 0.6 : 1) + fall;
  };
}

export function drawGround(
  pen: Pen,
  { width, height, size, palette, view }: Composition,
  ground: Ridge,
): string {
  const svg = `<path d="${land(pen, ground, width, height)}" fill="${palette.ground}"/>`;
  if (view !== 'summit') return svg;

  let path = '';
  for (let line = 1; line <= 4; line++) {
    path += contour(
      pen,
      x => ground(x) + height * (0.05 + 0.055 * line) + height * 0.012 * Math.sin((x / width) * 7 + line * 2),
      width,
    );
  }
  return `${svg}<path d="${path}" fill="none" stroke="${palette.grass}" stroke-width="${tenth(size * 0.0032)}" opacity=".5"/>`;
}

/** Tufts of grass at the foot of the cairn. */
export function drawGrass(
  pen: Pen,
  random: Random,
  { height, size, cairnX, palette, view }: Composition,
  ground: Ridge,
  footWidth: number,
): string {
  let path = '';
  for (let index = 0; index < 16; index++) {
    const x = cairnX + (random() - 0.5) * footWidth * 1.7;
    const y = ground(x) + height * 0.014 + random() * height * 0.016;
    const length = height * (0.018 + random() * 0.026) * (view === 'summit' ? 0.8 : 1);
    path += `M${pen.at(x)} ${pen.at(y)}q${pen.at((random() - 0.5) * 4)} ${pen.at(-length * 0.6)} ${pen.at((random() - 0.5) * 9)} ${pen.at(-length)}`;
  }
  return `<path d="${path}" stroke="${palette.grass}" stroke-width="${tenth(size * 0.0042)}" fill="none" stroke-linecap="round"/>`;
}
