import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { foldText } from '#shared/foldText.ts';
import { userStates } from '#shared/lifecycle.ts';
import { authors, authorsByStatus, type StoredUser } from './author.store.ts';
import { personEntries, searchReadingsOf } from './personSearch.store.ts';
import { noteReading, readingOf } from './usernameReading.store.ts';

/**
 * Writes the entries by which administrators find people, and removes those of the earlier index, which had whole names
 * only. Also stores the usernames that others can be read as. Returns the number of people. Idempotent.
 */
export async function rebuildPersonSearch(table: Table): Promise<number> {
  let count = 0;
  for (const status of userStates) {
    for await (const person of table.each(authors, authorsByStatus(status))) {
      const { UserID } = person;
      const readings = searchReadingsOf(person);
      const isSame = Step.check(authors.key(UserID)).when('username', '=', person.username);
      const old = formerWordsOf(person).filter(word => !readings.includes(word));
      const reading = readingOf(person.status === 'deleted' ? '' : person.username);
      await table.transact(
        isSame,
        reading === undefined ? undefined : noteReading(reading, person),
        ...old.map(word => Step.remove(personEntries.key(word, UserID))),
        ...readings.map(reading => Step.put(personEntries.key(reading, UserID), { UserID })),
      );
      count++;
    }
  }
  return count;
}

/** Words of a person's entries in the earlier index. */
const formerWordsOf = ({ username, firstName = '', lastName = '' }: StoredUser): string[] =>
  [
    ...new Set(
      [username, firstName, lastName, `${firstName} ${lastName}`].map(word => foldText(word.trim())),
    ),
  ].filter(word => word !== '');
