import type { Currency } from '#shared/settings.ts';

/** Languages of the journey. */
export type JourneyLanguage = 'en' | 'fr' | 'es';

/** Input for signing up and signing in. */
export interface Account {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
}

/** Name as others see it. */
export const fullName = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`;

/** All texts that users write during a journey. */
export interface Story {
  /** The browser's language. */
  locale: string;
  country: string;
  currency: Currency;
  /** Search input, and the demo project that it finds. */
  search: { words: string; finds: string };
  owner: Account;
  helper: Account;
  other: Account;
  /** The password after the reset. */
  nextPassword: string;
  idea: {
    name: string;
    /** A word of the project's name. */
    searchWord: string;
    description: string;
    details: string;
    role: string;
    line: string;
    point: string;
  };
  /** The administrator's reason for the denial, and the owner's new text. */
  denial: { reason: string; newDetails: string };
  application: string;
  /** The helper's question to the owner, and the answer. */
  letters: { question: string; answer: string };
  /** The owner's question about the helper's application, the answer, and the greeting of people who join the team. */
  interview: { question: string; answer: string; greeting: string };
  /** Entries of the project’s progress log. */
  entries: Record<'first' | 'second', { title: string; text: string }>;
  /** A role with a starter task, and an applicant's answer to it. */
  starter: {
    role: string;
    line: string;
    task: { title: string; description: string };
    answer: string;
    link: string;
  };
  /** A message to a team that can be hired. */
  hiring: { subject: string; text: string };
  /** Reason that a person gives for wanting to take a project over. */
  adoption: string;
  /** Reason that a donor gives for a refund. */
  refund: string;
}
