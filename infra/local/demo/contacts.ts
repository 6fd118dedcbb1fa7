import type { PersonKey } from './people.ts';

/** A contact request between demo users. */
interface DemoContact {
  from: PersonKey;
  to: PersonKey;
  /** Days before the seeding. */
  ago: number;
  /** Whether it waits for an answer; otherwise it has been accepted. */
  isPending?: boolean;
  /** Notes of the two people about each other. */
  notes?: { from?: string; to?: string };
}

/** Contact requests, accepted and pending. */
export const demoContacts: readonly DemoContact[] = [
  {
    from: 'maren',
    to: 'priya',
    ago: 210,
    notes: { from: 'Fixes firmware faster than I can break it. Ask before Thursdays.' },
  },
  { from: 'maren', to: 'ailsa', ago: 180, notes: { to: 'Has a spare tide gauge for the river.' } },
  { from: 'wren', to: 'maren', ago: 140 },
  { from: 'maren', to: 'declan', ago: 95, notes: { from: 'Peat and tides: same sensor, different mud.' } },
  { from: 'camille', to: 'maren', ago: 60 },
  { from: 'maren', to: 'lucia', ago: 33 },
  { from: 'amadou', to: 'maren', ago: 12 },
  { from: 'ruth', to: 'maren', ago: 3, isPending: true },
  { from: 'samuel', to: 'maren', ago: 1, isPending: true },
  { from: 'maren', to: 'keola', ago: 4, isPending: true },

  { from: 'camille', to: 'amelie', ago: 150, notes: { from: 'La voix qu’il faut pour les textes du soir.' } },
  { from: 'bastien', to: 'camille', ago: 120 },
  { from: 'camille', to: 'solene', ago: 44 },
  { from: 'theo', to: 'camille', ago: 2, isPending: true },
  { from: 'camille', to: 'fatou', ago: 5, isPending: true },

  { from: 'lucia', to: 'pilar', ago: 130 },
  { from: 'carmen', to: 'lucia', ago: 75, notes: { to: 'Presta su sala los lunes.' } },
  { from: 'iker', to: 'lucia', ago: 2, isPending: true },

  { from: 'amadou', to: 'priya', ago: 50 },
  { from: 'priya', to: 'mei', ago: 28 },
];

/** Blocks between people. */
export const demoBlocks: readonly { by: PersonKey; who: PersonKey; ago: number }[] = [
  { by: 'maren', who: 'arjun', ago: 30 },
  { by: 'camille', who: 'rafa', ago: 40 },
];

/** People who hear of the new projects of others. */
export const demoFollowers: readonly { of: PersonKey; by: readonly PersonKey[]; ago: number }[] = [
  { of: 'maren', by: ['priya', 'wren', 'declan', 'amadou'], ago: 70 },
  { of: 'camille', by: ['bastien', 'maren', 'solene'], ago: 40 },
  { of: 'lucia', by: ['pilar', 'maren'], ago: 25 },
  { of: 'priya', by: ['maren', 'mei'], ago: 12 },
];
