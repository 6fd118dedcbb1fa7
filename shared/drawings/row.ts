import { randomFrom } from '../random.ts';
import { clamp, createPen, nameOrShare } from './pen.ts';
import { bounds, hewStone, moved, outlinePath } from './stoneShape.ts';

export interface RowOptions {
  seed: string;
  /** 0 to 1. */
  progress?: number;
  count?: number;
  width?: number;
  height?: number;
  title?: string;
}

const GAP = 2;
const CAP = 'var(--cairn-cap,#D9602A)';
const LAID = 'var(--cairn-fill,#30502F)';
const MISSING = 'var(--cairn-track,#D9D3C5)';

/** The meter on one line: the same stones laid side by side. */
export function row(id: string, options: RowOptions): string {
  const { seed, progress = 0, count = 10, width = 160, height = 16, title } = options;
  const pen = createPen(id);
  const random = randomFrom(`row·${seed}`);
  const laid = clamp(progress, 0, 1) * count;
  const shares = Array.from({ length: count }, () => 0.75 + random() * 0.5);
  const scale = (width - (count - 1) * GAP) / shares.reduce((sum, share) => sum + share);
  let x = 0;
  let svg = '';

  shares.forEach((share, index) => {
    const stoneWidth = share * scale;
    const shape = hewStone(random, stoneWidth, height * (0.62 + random() * 0.3), (random() - 0.5) * 0.12);
    const foot = bounds(shape.outline).bottom;
    const path = outlinePath(pen, moved(moved(shape.corners, x, height), stoneWidth / 2, -0.5 - foot), 0.4);
    const filled = clamp(laid - index, 0, 1);
    const colour = index === count - 1 ? CAP : LAID;

    if (filled < 1) svg += `<path d="${path}" fill="${MISSING}"/>`;
    if (filled === 1) svg += `<path d="${path}" fill="${colour}"/>`;
    if (filled > 0 && filled < 1) {
      const clip = pen.nextId();
      svg += `<clipPath id="${clip}"><rect x="${pen.at(x - 1)}" width="${pen.at(stoneWidth * filled + 1)}" height="${height}"/></clipPath><path clip-path="url(#${clip})" d="${path}" fill="${colour}"/>`;
    }
    x += stoneWidth + GAP;
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pen.at(width)} ${pen.at(height)}" width="${pen.at(width)}" height="${pen.at(height)}" ${nameOrShare(title, progress)} class="cairn-row">${svg}</svg>`;
}
