import type { PersonKey } from './people.ts';

/** Every demo account signs in with this. */
export const demoPassword = 'adds-one-stone';

/** The accounts that the local console offers, and what each of them shows. */
export const demoAccounts: readonly { person: PersonKey; shows: string }[] = [
  { person: 'edith', shows: 'Administrator: proposals to read, all payouts, people.' },
  { person: 'support', shows: 'Support: owns the project about this site.' },
  {
    person: 'maren',
    shows: 'Owner with a connected payout account, requests to answer, and money received.',
  },
  { person: 'ailsa', shows: 'Owner whose proposal waits for review.' },
  { person: 'camille', shows: 'Porteuse de projet, en français.' },
  { person: 'lucia', shows: 'Promotora de un proyecto, en español.' },
  { person: 'priya', shows: 'Contributor in a team, with a payout of her own.' },
  { person: 'amadou', shows: 'Donor.' },
  { person: 'arjun', shows: 'Owner whose proposal was sent back with a reason.' },
  { person: 'barry', shows: 'Banned: cannot sign in.' },
];

/** The address with which somebody of the demo data signs in. */
export const emailOf = (username: string): string => `${username.toLowerCase()}@cairn.example`;
