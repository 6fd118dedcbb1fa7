import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { StoredUser } from './author.store.ts';
import { personEntries, searchWordsOf } from './personSearch.store.ts';

/** Updates a person's index entries when their username or name changes. */
export const syncPersonSearch: Projection<StoredUser> = ({ before, after }) => {
  const id = (after ?? before)?.UserID;
  const [old, wanted] = [searchWordsOf(before), searchWordsOf(after)];
  if (!id || old.join('\n') === wanted.join('\n')) return Promise.resolve();
  return Promise.resolve([
    ...old.filter(word => !wanted.includes(word)).map(word => Step.remove(personEntries.key(word, id))),
    ...wanted
      .filter(word => !old.includes(word))
      .map(word => Step.put(personEntries.key(word, id), { UserID: id })),
  ]);
};
