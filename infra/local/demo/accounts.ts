import type { PersonKey } from './people.ts';

/** Password of every demo account. */
export const demoPassword = 'adds-one-stone';

/** Accounts that the local console offers, each with the feature that it demonstrates. */
export const demoAccounts: readonly { person: PersonKey; shows: string }[] = [
  { person: 'edith', shows: 'Administrator: review queue, messages to support, all payouts.' },
  {
    person: 'support',
    shows: 'Support: owns the project about this site itself, and is written to; administrators answer.',
  },
  {
    person: 'maren',
    shows: 'Owner with a connected payout account, pending applications and received donations.',
  },
  { person: 'ailsa', shows: 'Owner whose proposal is in review.' },
  { person: 'camille', shows: 'Porte un projet, en français.' },
  { person: 'lucia', shows: 'Responsable de un proyecto, en español.' },
  { person: 'priya', shows: 'Team member with a payout of her own.' },
  { person: 'amadou', shows: 'Donor.' },
  { person: 'arjun', shows: 'Owner whose proposal was denied with a reason.' },
  { person: 'barry', shows: 'Banned account: sign-in is refused.' },
];

/** Email address with which a demo user signs in. */
export const emailOf = (username: string): string => `${username.toLowerCase()}@cairn.example`;
