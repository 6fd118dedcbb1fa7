import {
  type AvatarFeatures,
  BACKGROUNDS,
  CLOTHES,
  completeFace,
  HAIR,
  SKIN,
} from '../avatars/avatarChoices.ts';
import {
  drawAge,
  drawBeard,
  drawBody,
  drawBrows,
  drawEars,
  drawExtra,
  drawEyes,
  drawLashes,
  drawMouth,
  drawNose,
  drawShade,
  headPath,
  measure,
} from './avatarFace.ts';
import { drawHair } from './avatarHair.ts';

export interface AvatarOptions extends AvatarFeatures {
  seed?: string;
  size?: number;
  title?: string;
}

/** Draws a flat, hewn face as SVG text. Features that are not chosen follow from the seed. */
export function avatar({ seed = 'someone', size = 96, title, ...chosen }: AvatarOptions = {}): string {
  const face = completeFace(seed, chosen);
  const skin = SKIN[face.skin] ?? SKIN[0];
  const hair = HAIR[face.hairColour] ?? HAIR[0];
  const cloth = CLOTHES[face.cloth] ?? CLOTHES[0];
  const parts = measure(face, skin, hair, cloth);
  const { back, front } = drawHair(face.hair, parts.measures, { hair, skin, cloth });
  const id = idOf(seed, chosen, size);
  const head = headPath(parts);
  const name = title ? `role="img" aria-label="${title.replace(/"/g, '&quot;')}"` : 'aria-hidden="true"';
  const [grey] = HAIR[5] ?? hair;

  const drawn = [
    back,
    drawBody(parts),
    drawEars(parts),
    `<clipPath id="${id}"><path d="${head}"/></clipPath><path d="${head}" fill="${skin[0]}"/><g clip-path="url(#${id})">${drawShade(parts)}</g>`,
    drawAge(parts),
    drawBeard(parts),
    drawNose(parts),
    drawMouth(parts),
    drawEyes(parts),
    drawLashes(parts),
    front,
    drawBrows(parts, grey),
    drawExtra(parts),
  ].join('');

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 9 100 100" width="${size}" height="${size}" ${name} class="avatar-face"><rect width="120" height="120" fill="${BACKGROUNDS[face.back] ?? BACKGROUNDS[0]}"/><g transform="translate(0 3)">${drawn}</g></svg>`;
}

/** Id of the clip path. Equal faces have equal clip paths, so two of them in a page can share an id. */
function idOf(seed: string, chosen: AvatarFeatures, size: number): string {
  let hash = 7;
  for (const character of seed + JSON.stringify(chosen)) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  }
  return `av${Math.abs(hash)}${size}`;
}
