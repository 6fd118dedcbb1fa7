/** Light, middle and shaded colour of one kind of stone. */
export type Tones = readonly [light: string, middle: string, shade: string];

type Sky = readonly [upper: string, lower: string];

/** The colours of a cover: a picture keeps them in both themes. */
export interface Palette {
  skies: readonly [Sky, Sky, Sky];
  suns: readonly [string, string, string];
  hills: readonly [string, string, string, string];
  ground: string;
  grass: string;
  line: string;
  stones: readonly [Tones, Tones, Tones, Tones];
  lichen: string;
  cap: Tones;
}

/** Moss is day, ember is dusk, tide is sea and slate. */
export const PALETTE_NAMES = ['moss', 'ember', 'tide'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

const EMBER_CAP: Tones = ['#F0935A', '#D9602A', '#A9441A'];

export const PALETTES: Record<PaletteName, Palette> = {
  moss: {
    skies: [
      ['#E9E7D2', '#DFE0C6'],
      ['#DCE5D6', '#CFDCCB'],
      ['#F1E3B9', '#EBD9A4'],
    ],
    suns: ['#E8B535', '#F6F0DD', '#DB6A2C'],
    hills: ['#C3CBA2', '#97AB77', '#6B8856', '#456540'],
    ground: '#2B472A',
    grass: '#5F7F49',
    line: '#1F361F',
    stones: [
      ['#EDE7DA', '#D3CBBB', '#A79F8F'],
      ['#D6D2C6', '#B3AEA1', '#88857A'],
      ['#BFBCB1', '#98958A', '#6E6C63'],
      ['#E6D9BF', '#CBBB9A', '#9E8F70'],
    ],
    lichen: '#A9B665',
    cap: EMBER_CAP,
  },
  ember: {
    skies: [
      ['#F6DFC2', '#F0CFA9'],
      ['#EFC9A2', '#E6B587'],
      ['#F3E6D3', '#EAD6BC'],
    ],
    suns: ['#D9571F', '#F4C04A', '#C1452A'],
    hills: ['#E3AE86', '#C98262', '#9C584A', '#6E3E3B'],
    ground: '#432B2B',
    grass: '#7D4A3E',
    line: '#301D1E',
    stones: [
      ['#F3E4D0', '#DDC5AA', '#B4957A'],
      ['#E2C9B2', '#C3A288', '#977761'],
      ['#CDB5A6', '#A68B7D', '#7A6259'],
      ['#F0D6A9', '#D9B57C', '#AC8754'],
    ],
    lichen: '#E2A84B',
    cap: ['#F7D377', '#E9B237', '#B58220'],
  },
  tide: {
    skies: [
      ['#DDE5E2', '#CDD9D6'],
      ['#E9E4D6', '#DCD9CB'],
      ['#33505A', '#2A444E'],
    ],
    suns: ['#F5EFDF', '#E9B84A', '#F3E7BF'],
    hills: ['#B3C4C4', '#86A1A4', '#587A80', '#3A5A62'],
    ground: '#20373F',
    grass: '#48696B',
    line: '#162930',
    stones: [
      ['#E4E7E2', '#C3CAC7', '#949F9F'],
      ['#CBD3D3', '#A3AFB1', '#758386'],
      ['#B1BAB8', '#87928F', '#5F6B6A'],
      ['#DED9CC', '#BCB6A8', '#8E897C'],
    ],
    lichen: '#C9B458',
    cap: EMBER_CAP,
  },
};
