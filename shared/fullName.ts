import { baseLanguages } from './locales.ts';
import type { Language } from './settings.ts';

interface Named {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Both, in records of teams and tasks. */
  name?: string | undefined;
}

/** The username of a deleted account in responses and notifications: no valid username looks like it. */
export const formerUsername = '—';

/** Stands for a supporter who stays anonymous in stored texts: no valid name looks like it. */
export const anonymousUsername = '——';

/** Whether a person has deleted their account, so that nothing but their id is left. */
export const isFormerMember = ({ username }: { username: string }): boolean => username === formerUsername;

const formerMembers = { en: 'Former member', fr: 'Ex-membre', es: 'Exmiembro' } as const;

/** Name shown for a person who has deleted their account. */
export const formerMemberIn = (language: Language): string => formerMembers[baseLanguages[language]];

const anonymousSupporters = {
  en: 'An anonymous supporter',
  fr: 'Une personne anonyme',
  es: 'Una persona anónima',
} as const;

/** Subject of the sentences about a supporter who stays anonymous. */
export const anonymousIn = (language: Language): string => anonymousSupporters[baseLanguages[language]];

/** First and last name; empty if both are missing. */
export const fullNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** First and last name, or the username if both are missing. */
export const nameOf = (person: Named & { username: string }, language: Language): string =>
  isFormerMember(person) ? formerMemberIn(language) : person.name || fullNameOf(person) || person.username;

/** The names by which a person is found: the full name and the username. */
export const searchedNameOf = (person: Named & { username: string }): string =>
  `${fullNameOf(person)} ${person.username}`;
