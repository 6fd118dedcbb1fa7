import { pick, type Random, randomFrom } from '../random.ts';

/** The options of the avatar generator; skin and hair colour are indexes into SKIN and HAIR. */
export const AVATAR_CHOICES = {
  gender: ['female', 'male', 'androgynous'],
  age: ['young', 'adult', 'elder'],
  eyes: ['dot', 'almond', 'round', 'lidded'],
  face: ['oval', 'round', 'square', 'heart', 'long'],
  expression: ['calm', 'smile', 'grin', 'curious'],
  hair: [
    'crop',
    'quiff',
    'bob',
    'long',
    'bun',
    'curls',
    'afro',
    'braids',
    'waves',
    'fade',
    'headscarf',
    'bald',
  ],
  extra: ['none', 'glasses', 'beard', 'freckles', 'earrings', 'moustache'],
} as const;

type Choice<Name extends keyof typeof AVATAR_CHOICES> = (typeof AVATAR_CHOICES)[Name][number];

/** A colour and its shade or light. */
export type ColourPair = readonly [string, string];

export const SKIN: readonly [ColourPair, ...ColourPair[]] = [
  ['#F5DCC8', '#E6BFA3'],
  ['#EDC6A4', '#D9A680'],
  ['#DBA67C', '#C18960'],
  ['#BF855A', '#A36C45'],
  ['#98653F', '#7E5030'],
  ['#704830', '#5A3824'],
  ['#4F3324', '#3D261A'],
];

export const HAIR: readonly [ColourPair, ...ColourPair[]] = [
  ['#27211E', '#3A322D'],
  ['#4A3022', '#61412F'],
  ['#7D4A2B', '#965D3A'],
  ['#B4602F', '#CC7843'],
  ['#D2A557', '#E2BC76'],
  ['#9B9285', '#B3AA9D'],
  ['#E4DED2', '#F3EFE6'],
  ['#4F6B45', '#66855A'],
];

export const BACKGROUNDS = [
  '#DDE4CB',
  '#F3D9C2',
  '#D3DEDD',
  '#F4E3B4',
  '#E2DBCE',
  '#C9D3B4',
  '#EBC9A9',
  '#BFCFCF',
] as const;

/** Clothes; the fifth is also the colour of collars. */
export const CLOTHES: readonly [ColourPair, ...ColourPair[]] = [
  ['#30502F', '#26412A'],
  ['#B9491C', '#9A3A14'],
  ['#3B5A62', '#2E484F'],
  ['#E0AF3B', '#C29126'],
  ['#EFE9DC', '#D8D0BF'],
  ['#6E4A42', '#583A34'],
  ['#8A877A', '#727064'],
];

/** A user's choices; omitted ones follow from the seed. */
export interface AvatarFeatures {
  gender?: Choice<'gender'>;
  /** 0 to 6, an index into SKIN. */
  skin?: number;
  /** 0 to 7, an index into HAIR. */
  hairColour?: number;
  age?: Choice<'age'>;
  eyes?: Choice<'eyes'>;
  face?: Choice<'face'>;
  expression?: Choice<'expression'>;
  hair?: Choice<'hair'>;
  extra?: Choice<'extra'>;
  /** 0 to 7, an index into BACKGROUNDS. */
  back?: number;
  /** 0 to 6, an index into CLOTHES. */
  cloth?: number;
}

type HairStyles = readonly [Choice<'hair'>, ...Choice<'hair'>[]];

/** A face with every feature decided. */
export type Face = Required<AvatarFeatures> & { top: 'crew' | 'v' | 'collar' | 'roll' };

/** Keeps the choices and derives the other features from the seed, always in the same order. */
export function completeFace(seed: string, chosen: AvatarFeatures): Face {
  const random = randomFrom(`face·${seed}`);
  const gender = chosen.gender ?? pick(random, AVATAR_CHOICES.gender);
  const age = chosen.age ?? pick(random, ['young', 'adult', 'adult', 'elder']);
  const skin = chosen.skin ?? Math.floor(random() * SKIN.length);
  const hairColour = chosen.hairColour ?? likelyHairColour(random, age, skin);
  const face = chosen.face ?? pick(random, AVATAR_CHOICES.face);
  const eyes = chosen.eyes ?? pick(random, AVATAR_CHOICES.eyes);
  const expression = chosen.expression ?? pick(random, AVATAR_CHOICES.expression);
  const hair = chosen.hair ?? pick(random, HAIR_BY_GENDER[gender]);
  const extra = chosen.extra ?? likelyExtra(random, gender);
  const back = chosen.back ?? Math.floor(random() * BACKGROUNDS.length);
  const cloth = chosen.cloth ?? Math.floor(random() * CLOTHES.length);
  const top = pick(random, ['crew', 'v', 'collar', 'roll']);

  return { gender, age, skin, hairColour, face, eyes, expression, hair, extra, back, cloth, top };
}

const HAIR_BY_GENDER: Record<Choice<'gender'>, HairStyles> = {
  male: ['crop', 'quiff', 'fade', 'curls', 'afro', 'bald', 'waves'],
  female: ['bob', 'long', 'bun', 'curls', 'afro', 'braids', 'waves', 'headscarf'],
  androgynous: ['crop', 'bob', 'curls', 'waves', 'quiff', 'bun', 'afro'],
};

/** Elders are grey or white; darker skin has darker hair. */
function likelyHairColour(random: Random, age: Choice<'age'>, skin: number): number {
  if (age === 'elder') return 5 + Math.floor(random() * 2);
  return Math.floor(random() * (skin > 3 ? 3 : 5));
}

function likelyExtra(random: Random, gender: Choice<'gender'>): Choice<'extra'> {
  if (random() < 0.55) return 'none';
  return pick(
    random,
    gender === 'male' ? ['glasses', 'beard', 'moustache', 'freckles'] : ['glasses', 'freckles', 'earrings'],
  );
}
