import { randomFrom } from '../random.ts';
import { type Composition, type CoverOptions, compose } from './composition.ts';
import { drawStone, type Light } from './drawStone.ts';
import { clamp, createPen, nameOrHide, type Pen } from './pen.ts';
import { drawGrass, drawGround, drawHills, drawSea, drawSky, groundOf } from './scenery.ts';
import { type PlacedStone, stack } from './stack.ts';

const SCALE = { near: 1.42, mid: 1, summit: 0.74 };

/** The default project picture, about 14 kB of SVG. */
export function cover(id: string, options: CoverOptions): string {
  const random = randomFrom(`cover·${options.seed}`);
  const composition = compose(random, options);
  const { width, height } = composition;
  const pen = createPen(id, width < 480 ? 0.1 : 0.5);
  const sky = drawSky(pen, random, composition);
  const land =
    composition.scene === 'sea' ? drawSea(pen, random, composition) : drawHills(pen, random, composition);
  const ground = groundOf(random, composition);
  const stones = stackOf(pen, composition);
  const footWidth = footOf(stones, composition);
  const svg =
    sky +
    land +
    drawGround(pen, composition, ground) +
    drawCairn(pen, composition, stones, footWidth, options.progress ?? 1) +
    drawGrass(pen, random, composition, ground, footWidth);
  const clip = pen.nextId();
  const w = pen.at(width);
  const h = pen.at(height);

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" ${nameOrHide(options.title)} class="cairn-cover"><clipPath id="${clip}"><rect width="${w}" height="${h}"/></clipPath><g clip-path="url(#${clip})">${svg}</g></svg>`;
}

function stackOf(pen: Pen, { seed, count, form, size, height, view }: Composition): PlacedStone[] {
  const scale = SCALE[view];
  return stack(pen, seed, {
    count,
    form,
    width: size * 0.42 * scale,
    height: height * clamp(0.44 + count * 0.045, 0.5, 0.78) * (view === 'near' ? 1.22 : scale),
  });
}

function footOf(stones: readonly PlacedStone[], { form, size, view }: Composition): number {
  const [lowest] = stones;
  return form === 'heap' || !lowest ? size * 0.36 * SCALE[view] : lowest.x1 - lowest.x0;
}

function drawCairn(
  pen: Pen,
  { height, count, form, view, side, cairnX, groundY, palette }: Composition,
  stones: readonly PlacedStone[],
  footWidth: number,
  progress: number,
): string {
  const light: Light = side === 1 ? -1 : 1;
  const y = groundY + height * (view === 'near' ? 0.03 : 0.012);
  const shown = Math.max(1, Math.round(progress * count));
  const shadow = `<ellipse cx="${pen.at(cairnX - light * footWidth * 0.22)}" cy="${pen.at(y + height * 0.01)}" rx="${pen.at(footWidth * 0.72)}" ry="${pen.at(height * 0.018)}" fill="${palette.line}" opacity=".55"/>`;
  const drawn = stones.slice(0, shown).map((stone, index) => {
    const capstone = index === count - 1;
    return drawStone(pen, stone, capstone ? palette.cap : (palette.stones[stone.tone] ?? palette.stones[0]), {
      light,
      lichen: capstone ? null : palette.lichen,
      above: form === 'tower' && index + 1 < shown ? stones[index + 1] : null,
    });
  });
  return `${shadow}<g transform="translate(${pen.at(cairnX)} ${pen.at(y)})">${drawn.join('')}</g>`;
}
