import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { UserID } from '#shared/ids.ts';
import { personSearch } from '#shared/moderation.ts';
import { nameReadingsOf, nameWordsOf } from '#shared/nameWords.ts';
import type { StoredUser } from './author.store.ts';

/** By the first characters, none of which is cut into halves. */
const partitionOf = (reading: string): string =>
  `people#${Array.from(reading).slice(0, personSearch.min).join('')}`;

/**
 * Maximum characters of a reading in a key, whose size is limited, and maximum readings of a name, because the projection
 * is one transaction.
 */
const longest = { reading: 200, name: 20 };

/**
 * Index entries of people, for administrators: one for each word of the username and of the name, which continues with the words
 * after it. People are many, so that they cannot be read through as contacts are.
 */
export const personEntries = entity({
  name: 'personEntry',
  schema: z.object({ UserID }),
  key: (reading: string, id: UserID) => ({ pk: partitionOf(reading), sk: `${reading}#${id}` }),
});

/** Query for people by the beginnings of words of their names; undefined if the input is too short to be indexed. */
export function entriesWith(typed: string) {
  const beginning = nameWordsOf(typed).join(' ');
  return beginning.length < personSearch.min
    ? undefined
    : ({ pk: partitionOf(beginning), beginsWith: beginning } as const);
}

/** The readings by which a person is found. */
export function searchReadingsOf(user: StoredUser | undefined): string[] {
  if (!user || user.status === 'deleted') return [];
  const { username, firstName = '', lastName = '' } = user;
  const readings = [username, `${firstName} ${lastName}`].flatMap(name =>
    nameReadingsOf(name)
      .slice(0, longest.name)
      .map(reading => Array.from(reading).slice(0, longest.reading).join('')),
  );
  return [...new Set(readings)].filter(reading => reading.length >= personSearch.min);
}
