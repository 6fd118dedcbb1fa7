import type { PeopleCounts } from '#shared/contracts/market.ts';
import { FoundPerson } from '#shared/entities/author.ts';
import { aMe } from '#web/testing/samples.ts';

/** The numbers of a list of people, with the given ones. */
export const peopleCounts = (change: Partial<PeopleCounts> = {}): PeopleCounts => ({
  matching: 2,
  matchingWords: 2,
  skill: {},
  language: {},
  country: {},
  hours: {},
  level: {},
  without: {},
  ...change,
});

/** A person as the list of people has them. */
export const aFoundPerson = (change: Partial<FoundPerson> = {}): FoundPerson =>
  FoundPerson.parse({ ...aMe, skills: [], ...change });
