import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { foldText } from '#shared/foldText.ts';
import { UserID } from '#shared/ids.ts';
import { personSearch } from '#shared/moderation.ts';
import type { StoredUser } from './author.store.ts';

/** By the first characters, none of which is cut into halves. */
const partitionOf = (word: string): string =>
  `people#${Array.from(word).slice(0, personSearch.min).join('')}`;

/** Index entries of people by username, first name, last name and full name, for administrators. */
export const personEntries = entity({
  name: 'personEntry',
  schema: z.object({ UserID }),
  key: (word: string, id: UserID) => ({ pk: partitionOf(word), sk: `${word}#${id}` }),
});

/** Query for the entries with a prefix; undefined if the prefix is too short to be indexed. */
export function entriesWith(prefix: string) {
  const word = foldText(prefix);
  return word.length < personSearch.min ? undefined : ({ pk: partitionOf(word), beginsWith: word } as const);
}

/** The words by which a person is found. */
export function searchWordsOf(user: StoredUser | undefined): string[] {
  if (!user || user.status === 'deleted') return [];
  const { username, firstName = '', lastName = '' } = user;
  const words = [username, firstName, lastName, `${firstName} ${lastName}`].map(word =>
    foldText(word.trim()),
  );
  return [...new Set(words)].filter(word => word.length >= personSearch.min);
}
