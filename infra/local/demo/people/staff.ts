import type { DemoPerson } from '../person.ts';

/** The two staff accounts: the administrator and support. */
export const staff = {
  edith: {
    firstName: 'Edith',
    lastName: 'Fairweather',
    username: 'edith',
    city: 'York',
    country: 'GB',
    about:
      'I read the proposals that arrive here, and I answer each of them. Before this I edited a parish newsletter for eleven years.',
    avatar: { gender: 'female', age: 'elder', skin: 1, hair: 'bun', extra: 'glasses', expression: 'calm' },
    points: 15_900,
    plan: 'premium',
    language: 'gb',
    joined: 730,
  },
  support: {
    firstName: 'Cairn',
    lastName: 'Support',
    username: 'support',
    city: 'York',
    country: 'GB',
    about:
      'Write to us when something does not work or is not clear. Somebody reads every message on working days, in English, French and Spanish.',
    avatar: 40,
    points: 0,
    plan: 'premium',
    language: 'en',
    joined: 730,
  },
} as const satisfies Record<string, DemoPerson>;
