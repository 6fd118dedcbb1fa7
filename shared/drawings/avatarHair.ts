import type { ColourPair, Face } from '../avatars/avatarChoices.ts';

/** Measures of a head: left and right edge, half-width and height of the chin. */
export interface HeadMeasures {
  left: number;
  right: number;
  halfWidth: number;
  chin: number;
}

/** Colours used by hairstyles. */
export interface HairColours {
  hair: ColourPair;
  skin: ColourPair;
  cloth: ColourPair;
}

/** The parts of the hair behind and in front of the head. */
interface HairLayers {
  back: string;
  front: string;
}

type HairStyle = (measures: HeadMeasures, colours: HairColours) => Partial<HairLayers>;

/** Draws the hair, or the scarf over it. */
export function drawHair(style: Face['hair'], measures: HeadMeasures, colours: HairColours): HairLayers {
  return { back: '', front: '', ...HAIR_STYLES[style](measures, colours) };
}

type Blob = readonly [x: number, y: number, radius: number];

const blobs = (list: readonly Blob[], fill: string): string =>
  `<g fill="${fill}">${list.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')}</g>`;

/** Short hair that follows the skull down to the height y. */
const cap = ({ left: L, right: R }: HeadMeasures, y: number, dip = 0): string =>
  `M${L - 1.5} 55C${L - 5} 22 ${R + 5} 22 ${R + 1.5} 55C${R - 1} ${y + 6} ${R - 5} ${y + 2} ${R - 8} ${y}C66 ${y - 3 + dip} 52 ${y - 4 + dip} ${L + 8} ${y}C${L + 4} ${y + 2} ${L + 1} ${y + 6} ${L - 1.5} 55Z`;

const plait = (side: 1 | -1, { halfWidth: w }: HeadMeasures, [H, H2]: ColourPair): string =>
  [0, 1, 2, 3, 4]
    .map(
      i =>
        `<path d="M${60 + side * (w + 3)} ${58 + i * 10}l${6 - i * 0.3} 5 -${6 - i * 0.3} 6 -${6 - i * 0.3} -6Z" fill="${i % 2 ? H2 : H}"/>`,
    )
    .join('');

const HAIR_STYLES: Record<Face['hair'], HairStyle> = {
  crop: (measures, { hair }) => {
    const { left: L } = measures;
    const [H, H2] = hair;
    return {
      front: [
        `<path d="${cap(measures, 39)}" fill="${H}"/>`,
        `<path d="M${L + 0.4} 46C${L + 1} 35 46 30.6 57 30C49 32 44 35.6 41.6 39.4L${L + 4} 41.4Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  quiff: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      front: [
        `<path d="${cap(measures, 41)}" fill="${H}"/>`,
        `<path d="M${L + 2} 42C34 22 56 13 74 17C84 19 ${R + 4} 28 ${R - 1} 44C78 34 64 34 ${L + 2} 42Z" fill="${H}"/>`,
        `<path d="M44 33C52 22 66 18 78 22C66 24 56 28 48 36Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  fade: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      front: [
        `<path d="M${L - 0.5} 52L${L + 1} 40C42 24 78 24 ${R - 1} 40L${R + 0.5} 52C${R - 2} 44 ${R - 3} 40 ${R - 6} 38L${L + 6} 38C${L + 3} 40 ${L + 2} 44 ${L - 0.5} 52Z" fill="${H}"/>`,
        `<path d="M${L + 4} 34L${L + 6} 21 ${R - 4} 19 ${R - 3} 35C72 32 50 32 ${L + 4} 34Z" fill="${H}"/>`,
        `<path d="M${L + 6} 33L${L + 8} 23 62 21 58 32Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  bob: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      back: `<path d="M${L - 7} 52C${L - 9} 16 ${R + 9} 16 ${R + 7} 52L${R + 9} 80C${R + 4} 87 ${L - 4} 87 ${L - 9} 80Z" fill="${H}"/>`,
      front: [
        `<path d="M${L - 3} 60C${L - 7} 22 ${R + 7} 22 ${R + 3} 60C${R + 1} 50 ${R - 4} 44 ${R - 10} 38C66 44 50 46 ${L + 3} 45C${L} 50 ${L - 1} 54 ${L - 3} 60Z" fill="${H}"/>`,
        `<path d="M${L + 1} 44C40 28 56 25 68 28C58 32 50 38 46 45Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  long: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      back: [
        `<path d="M${L - 6} 50C${L - 9} 14 ${R + 9} 14 ${R + 6} 50C${R + 8} 76 ${R + 13} 92 ${R + 9} 108L${L - 9} 108C${L - 13} 92 ${L - 8} 76 ${L - 6} 50Z" fill="${H}"/>`,
        `<path d="M${L - 4} 66L${L - 7} 106 ${L - 1} 106 ${L + 1} 76Z" fill="${H2}"/>`,
      ].join(''),
      front: [
        `<path d="M${L - 2} 62C${L - 7} 22 ${R + 7} 22 ${R + 2} 62C${R} 48 ${R - 8} 40 62 34C56 42 ${L + 4} 46 ${L - 2} 62Z" fill="${H}"/>`,
        `<path d="M${L} 50C36 32 48 26 62 27C54 34 ${L + 6} 40 ${L} 50Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  bun: (measures, { hair }) => {
    const { left: L } = measures;
    const [H, H2] = hair;
    return {
      back: [
        `<path d="M47 22L52 10 66 7 75 15 73 26 60 31Z" fill="${H}"/>`,
        `<path d="M50 18L55 11 64 9 60 20Z" fill="${H2}"/>`,
      ].join(''),
      front: [
        `<path d="${cap(measures, 40, -2)}" fill="${H}"/>`,
        `<path d="M${L} 48C38 30 50 25 60 25C52 30 44 36 ${L + 5} 42Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  curls: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      back: blobs(
        [
          [L - 1, 50, 9],
          [R + 1, 50, 9],
          [L + 1, 62, 7],
          [R - 1, 62, 7],
        ],
        H,
      ),
      front:
        blobs(
          [
            [L + 2, 40, 9],
            [42, 31, 9],
            [52, 26, 9.5],
            [63, 25, 9.5],
            [73, 29, 9],
            [R - 2, 38, 9],
            [50, 35, 7],
            [60, 34, 6.5],
            [70, 36, 6.5],
          ],
          H,
        ) +
        blobs(
          [
            [43, 29, 4.5],
            [54, 24, 4.5],
            [64, 23, 4],
            [50, 34, 3.4],
          ],
          H2,
        ),
    };
  },
  afro: (measures, { hair }) => {
    const [H, H2] = hair;
    return {
      back: [
        `<path d="M60 8C84 8 98 24 97 46C96 66 86 76 76 78L44 78C34 76 24 66 23 46C22 24 36 8 60 8Z" fill="${H}"/>`,
        `<path d="M32 42C32 24 46 15 60 14C50 20 40 30 38 48Z" fill="${H2}"/>`,
      ].join(''),
      front: `<path d="${cap(measures, 40)}" fill="${H}"/>`,
    };
  },
  braids: (measures, { hair, skin }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      back: plait(-1, measures, hair) + plait(1, measures, hair),
      front: [
        `<path d="M${L - 2} 60C${L - 6} 22 ${R + 6} 22 ${R + 2} 60C${R - 1} 48 ${R - 6} 41 61 33C${L + 6} 41 ${L + 1} 48 ${L - 2} 60Z" fill="${H}"/>`,
        `<path d="M61 25L61 33" stroke="${skin[0]}" stroke-width="1.6"/>`,
        `<path d="M${L} 48C38 32 48 26 58 26C50 31 42 38 ${L + 4} 44Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  waves: (measures, { hair }) => {
    const { left: L, right: R } = measures;
    const [H, H2] = hair;
    return {
      back: `<path d="M${L - 5} 50C${L - 8} 18 ${R + 8} 18 ${R + 5} 50C${R + 10} 58 ${R + 3} 64 ${R + 7} 72C${R + 9} 80 ${R + 1} 84 ${R - 6} 82L${L + 6} 82C${L - 1} 84 ${L - 9} 80 ${L - 7} 72C${L - 3} 64 ${L - 10} 58 ${L - 5} 50Z" fill="${H}"/>`,
      front: [
        `<path d="M${L - 2} 58C${L - 6} 20 ${R + 6} 22 ${R + 2} 58C${R + 1} 50 ${R - 3} 46 ${R - 4} 42C72 45 70 35 62 38C54 42 52 35 45 40C41 43 ${L + 1} 46 ${L - 2} 58Z" fill="${H}"/>`,
        `<path d="M${L + 3} 41C40 30 52 26 64 27C58 30 54 32 52 36C48 35 44 37 ${L + 3} 41Z" fill="${H2}"/>`,
      ].join(''),
    };
  },
  headscarf: (measures, { cloth }) => {
    const { left: L, right: R, chin: cy } = measures;
    const [C, C2] = cloth;
    return {
      back: `<path d="M${L - 8} 52C${L - 10} 14 ${R + 10} 14 ${R + 8} 52C${R + 10} 78 ${R + 14} 96 ${R + 20} 112L${L - 20} 112C${L - 14} 96 ${L - 10} 78 ${L - 8} 52Z" fill="${C}"/>`,
      front: [
        `<path fill-rule="evenodd" d="M${L - 8} 54C${L - 10} 14 ${R + 10} 14 ${R + 8} 54C${R + 9} 78 78 96 60 97C42 96 ${L - 9} 78 ${L - 8} 54ZM${L + 2} 52C${L + 3} 33 ${R - 3} 33 ${R - 2} 52L${R - 2.5} 62C${R - 4} 76 68 ${cy - 1} 60 ${cy - 1}C52 ${cy - 1} ${L + 4} 76 ${L + 2.5} 62Z" fill="${C}"/>`,
        `<path d="M${L - 5} 46C${L - 3} 30 46 25.4 58 25C48 29 40 36 ${L + 0.6} 48L${L - 2} 60C${L - 4} 56 ${L - 5} 52 ${L - 5} 46Z" fill="${C2}" opacity=".75"/>`,
        `<path d="M44 90L60 97 80 112 40 112Z" fill="${C2}"/>`,
      ].join(''),
    };
  },
  bald: () => ({}),
};
