import { type AVATAR_CHOICES, CLOTHES, type ColourPair, type Face } from '../avatars/avatarChoices.ts';
import type { HeadMeasures } from './avatarHair.ts';

/** Half-width, half-width of the jaw, half-width of the chin, height of the chin. */
const FACE_SHAPES: Record<Face['face'], readonly [number, number, number, number]> = {
  oval: [22, 19, 10, 85],
  round: [24, 22.5, 13, 83],
  square: [22.5, 22.5, 15, 84],
  heart: [24, 17, 7, 85],
  long: [21, 19, 11, 89],
};

const LIPS = ['#B4573F', '#A94E37', '#96442F', '#7C3626', '#5E2A1E', '#3F1E16', '#2A1510'];
const WHITE = '#FFFDF6';
const EYE_LINE = 58;
const BROW_LINES: Record<Face['expression'], readonly [number, number]> = {
  calm: [50.6, 50.6],
  smile: [50.6, 50.6],
  grin: [49.6, 49.6],
  curious: [49, 51],
};
const MOUTH = 74;

/** Data shared by the parts of one face. */
export interface FaceParts {
  face: Face;
  measures: HeadMeasures;
  jaw: number;
  chinWidth: number;
  eyeDistance: number;
  ink: string;
  skin: ColourPair;
  hair: ColourPair;
  cloth: ColourPair;
}

export function measure(face: Face, skin: ColourPair, hair: ColourPair, cloth: ColourPair): FaceParts {
  const [halfWidth, jaw, chinWidth, chin] = FACE_SHAPES[face.face];
  return {
    face,
    measures: { left: 60 - halfWidth, right: 60 + halfWidth, halfWidth, chin },
    jaw,
    chinWidth,
    eyeDistance: halfWidth * 0.42,
    ink: face.skin > 4 ? '#17110E' : '#2A211C',
    skin,
    hair,
    cloth,
  };
}

export function headPath({ measures: { left: L, right: R, chin }, jaw, chinWidth }: FaceParts): string {
  return `M${L} 48C${L} 27 ${R} 27 ${R} 48L${R - 0.6} 60C${60 + jaw} 75 ${60 + chinWidth} ${chin} 60 ${chin}C${60 - chinWidth} ${chin} ${60 - jaw} 75 ${L + 0.6} 60Z`;
}

const NECKS: Record<Face['gender'], number> = { male: 11, female: 9, androgynous: 10 };
const SHOULDERS: Record<Face['gender'], number> = { male: 10, female: 17, androgynous: 14 };

/** Draws neck, shoulders and clothes. */
export function drawBody({ face, skin, cloth: [cloth, clothShade] }: FaceParts): string {
  const neck = NECKS[face.gender];
  const edge = SHOULDERS[face.gender];
  const left = 60 - neck - 3;
  const right = 60 + neck + 3;
  return [
    `<path d="M${60 - neck} 70L${60 + neck} 70 ${60 + neck + 1} 98 60 106 ${60 - neck - 1} 98Z" fill="${skin[1]}"/>`,
    `<path d="M${edge} 124C${edge + 1} 104 ${edge + 16} 97 ${left} 92L60 104 ${right} 92C${104 - edge} 97 ${119 - edge} 104 ${120 - edge} 124Z" fill="${cloth}"/>`,
    `<path d="M${right} 92C${104 - edge} 97 ${119 - edge} 104 ${120 - edge} 124L78 124Z" fill="${clothShade}"/>`,
    drawTop(face.top, neck, skin[1], clothShade),
  ].join('');
}

function drawTop(top: Face['top'], neck: number, skinShade: string, clothShade: string): string {
  if (top === 'collar') {
    const [light, shade] = CLOTHES[4] ?? CLOTHES[0];
    return `<path d="M${60 - neck - 3} 91L60 105 52 113 ${56 - neck - 3} 96Z" fill="${light}"/><path d="M${60 + neck + 3} 91L60 105 68 113 ${64 + neck + 3} 96Z" fill="${shade}"/>`;
  }
  if (top === 'roll') {
    return `<path d="M${58 - neck} 88C${60 - neck} 93 ${60 + neck} 93 ${62 + neck} 88L${64 + neck} 99C${60 + neck} 105 ${60 - neck} 105 ${56 - neck} 99Z" fill="${clothShade}"/>`;
  }
  if (top === 'crew') {
    return `<path d="M${57 - neck} 92Q60 110 ${63 + neck} 92L${64 + neck} 94Q60 115 ${56 - neck} 94Z" fill="${clothShade}"/><path d="M${58 - neck} 92L${62 + neck} 92Q60 108 ${58 - neck} 92Z" fill="${skinShade}"/>`;
  }
  return '';
}

export function drawEars({ face, measures: { left, right }, skin }: FaceParts): string {
  if (face.hair === 'headscarf') return '';
  return `<circle cx="${left - 0.5}" cy="60" r="4.8" fill="${skin[0]}"/><circle cx="${right + 0.5}" cy="60" r="4.8" fill="${skin[1]}"/>`;
}

export function drawEyes(parts: FaceParts): string {
  const { eyeDistance, ink, skin } = parts;
  const draw = EYES[parts.face.eyes];
  return draw(60 - eyeDistance, ink, skin[1]) + draw(60 + eyeDistance, ink, skin[1]);
}

const EYES: Record<(typeof AVATAR_CHOICES.eyes)[number], (x: number, ink: string, lid: string) => string> = {
  dot: (x, ink) => `<ellipse cx="${x}" cy="${EYE_LINE}" rx="2.2" ry="2.6" fill="${ink}"/>`,
  almond: (x, ink) =>
    `<path d="M${x - 4.4} ${EYE_LINE + 0.4}Q${x} ${EYE_LINE - 4} ${x + 4.4} ${EYE_LINE + 0.2}Q${x} ${EYE_LINE + 3} ${x - 4.4} ${EYE_LINE + 0.4}Z" fill="${WHITE}"/><circle cx="${x}" cy="${EYE_LINE - 0.1}" r="2.1" fill="${ink}"/><path d="M${x - 4.8} ${EYE_LINE + 0.4}Q${x} ${EYE_LINE - 4.4} ${x + 4.8} ${EYE_LINE}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`,
  round: (x, ink) =>
    `<ellipse cx="${x}" cy="${EYE_LINE + 0.2}" rx="3.7" ry="3.2" fill="${WHITE}"/><circle cx="${x + 0.2}" cy="${EYE_LINE + 0.2}" r="2.5" fill="${ink}"/><path d="M${x - 4} ${EYE_LINE - 1}Q${x} ${EYE_LINE - 4.6} ${x + 4} ${EYE_LINE - 1}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/>`,
  lidded: (x, ink, lid) =>
    `<ellipse cx="${x}" cy="${EYE_LINE + 0.6}" rx="2.3" ry="2.1" fill="${ink}"/><path d="M${x - 4.2} ${EYE_LINE - 0.8}Q${x} ${EYE_LINE - 2.8} ${x + 4.2} ${EYE_LINE - 0.6}" fill="none" stroke="${lid}" stroke-width="2.4" stroke-linecap="round"/><path d="M${x - 4} ${EYE_LINE}Q${x} ${EYE_LINE - 1.6} ${x + 4} ${EYE_LINE}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`,
};

const SIDES = [-1, 1] as const;

export function drawLashes({ face, eyeDistance, ink }: FaceParts): string {
  if (face.gender !== 'female' || face.eyes === 'round') return '';
  return SIDES.map(
    side =>
      `<path d="M${60 + side * (eyeDistance + 4)} ${EYE_LINE - 0.8}l${side * 2} -1.6" stroke="${ink}" stroke-width="1.2" stroke-linecap="round"/>`,
  ).join('');
}

export function drawBrows({ face, eyeDistance, ink, hair }: FaceParts, grey: string): string {
  const aged = face.hairColour >= 5 && face.hairColour < 7;
  const covered = face.hair === 'headscarf' || face.hair === 'bald';
  const colour = aged ? grey : covered ? ink : hair[0];
  return SIDES.map((side, index) => {
    const y = BROW_LINES[face.expression][index] ?? 50.6;
    return `<path d="M${60 + side * (eyeDistance - 4.2)} ${y + 0.8}Q${60 + side * (eyeDistance + 0.5)} ${y - 1.6} ${60 + side * (eyeDistance + 5)} ${y + 0.9}" fill="none" stroke="${colour}" stroke-width="${face.gender === 'male' ? 2.3 : 1.8}" stroke-linecap="round"/>`;
  }).join('');
}

export const drawNose = ({ skin }: FaceParts): string =>
  `<path d="M60.5 56L57.4 66.4Q59.4 68.4 62.6 67.2" fill="none" stroke="${skin[1]}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>`;

export function drawMouth({ face }: FaceParts): string {
  const lip = LIPS[face.skin] ?? '';
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="${lip}" stroke-width="2.3" stroke-linecap="round"/>`;
  switch (face.expression) {
    case 'grin':
      return `<path d="M52.5 ${MOUTH - 1.6}Q60 ${MOUTH + 0.6} 67.5 ${MOUTH - 1.6}Q66.5 ${MOUTH + 6} 60 ${MOUTH + 6}Q53.5 ${MOUTH + 6} 52.5 ${MOUTH - 1.6}Z" fill="${lip}"/><path d="M54 ${MOUTH - 1.1}Q60 ${MOUTH + 0.6} 66 ${MOUTH - 1.1}L65.4 ${MOUTH + 1.2}Q60 ${MOUTH + 2.6} 54.6 ${MOUTH + 1.2}Z" fill="${WHITE}"/>`;
    case 'smile':
      return line(`M53 ${MOUTH - 0.8}Q60 ${MOUTH + 5} 67 ${MOUTH - 0.8}`);
    case 'curious':
      return line(`M55.5 ${MOUTH + 0.6}Q60 ${MOUTH + 2.2} 65 ${MOUTH - 0.6}`);
    default:
      return line(`M54.5 ${MOUTH}Q60 ${MOUTH + 2.6} 65.5 ${MOUTH}`);
  }
}

export function drawBeard({
  face,
  measures: { left: L, right: R, chin },
  jaw,
  chinWidth,
  hair,
}: FaceParts): string {
  if (face.extra === 'beard') {
    return `<path d="M${L + 0.4} 61C${L + 4} 70 ${L + 8} 68 51 69Q60 65.5 69 69C${R - 8} 68 ${R - 4} 70 ${R - 0.4} 61C${60 + jaw + 1} 78 ${60 + chinWidth + 2} ${chin + 5} 60 ${chin + 5}C${60 - chinWidth - 2} ${chin + 5} ${59 - jaw} 78 ${L + 0.4} 61Z" fill="${hair[0]}"/>`;
  }
  if (face.extra === 'moustache') {
    return `<path d="M50 71.5Q55 67.6 60 69.4Q65 67.6 70 71.5Q65 72.6 60 71.2Q55 72.6 50 71.5Z" fill="${hair[0]}"/>`;
  }
  return '';
}

/** Draws wrinkles of older faces and red cheeks of young ones. */
export function drawAge({ face, measures: { left: L, right: R }, eyeDistance, skin }: FaceParts): string {
  if (face.age === 'elder') {
    return `<path d="M${L + 5} 68q3 3 3 6M${R - 5} 68q-3 3 -3 6M${60 - eyeDistance - 4} 63.5q4 1.8 8 .4M${60 + eyeDistance + 4} 63.5q-4 1.8 -8 .4" fill="none" stroke="${skin[1]}" stroke-width="1.3" stroke-linecap="round"/>`;
  }
  if (face.age === 'young') {
    return `<g fill="#E07A52" opacity=".22"><circle cx="${60 - eyeDistance - 2}" cy="67" r="4.2"/><circle cx="${60 + eyeDistance + 2}" cy="67" r="4.2"/></g>`;
  }
  return '';
}

const FRECKLES = [
  [-13, 66],
  [-9, 68],
  [-11, 70],
  [13, 66],
  [9, 68],
  [11, 70],
] as const;

export function drawExtra({ face, measures: { left, right }, eyeDistance, ink, skin }: FaceParts): string {
  if (face.extra === 'glasses') {
    return `<g fill="${WHITE}" fill-opacity=".22" stroke="${ink}" stroke-width="1.8"><rect x="${60 - eyeDistance - 7}" y="52" width="13.6" height="11.6" rx="5"/><rect x="${60 + eyeDistance - 6.6}" y="52" width="13.6" height="11.6" rx="5"/><path d="M${60 - eyeDistance + 6.6} 56.4Q60 54.6 ${60 + eyeDistance - 6.6} 56.4" fill="none"/></g>`;
  }
  if (face.extra === 'freckles') {
    const dots = FRECKLES.map(([x, y]) => `M${60 + x} ${y}h.01`).join('');
    return `<path d="${dots}" stroke="${skin[1]}" stroke-width="1.8" stroke-linecap="round"/>`;
  }
  if (face.extra === 'earrings' && face.hair !== 'headscarf') {
    return `<circle cx="${left - 1}" cy="68" r="2.4" fill="#E0AF3B"/><circle cx="${right + 1}" cy="68" r="2.4" fill="#E0AF3B"/>`;
  }
  return '';
}

/** Draws the shaded side of the face, clipped to the head. */
export const drawShade = ({ measures: { right }, skin }: FaceParts): string =>
  `<path d="M74 20L${right + 4} 20 ${right + 4} 92 62 92 71 78 75 64Z" fill="${skin[1]}" opacity=".55"/>`;
