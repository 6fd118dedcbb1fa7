import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { StoredUser } from './author.store.ts';
import { personEntries, searchReadingsOf } from './personSearch.store.ts';

/** Updates a person's index entries when their username or name changes. */
export const syncPersonSearch: Projection<StoredUser> = ({ before, after }) => {
  const id = (after ?? before)?.UserID;
  const [old, wanted] = [searchReadingsOf(before), searchReadingsOf(after)];
  if (!id || old.join('\n') === wanted.join('\n')) return Promise.resolve();
  return Promise.resolve([
    ...old.filter(one => !wanted.includes(one)).map(one => Step.remove(personEntries.key(one, id))),
    ...wanted
      .filter(one => !old.includes(one))
      .map(one => Step.put(personEntries.key(one, id), { UserID: id })),
  ]);
};
