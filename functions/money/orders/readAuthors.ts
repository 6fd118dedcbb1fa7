import { authors, formerMember, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { Table } from '#functions/platform/table.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { UserID } from '#shared/ids.ts';

/** Keys of several users' profiles. */
export const authorKeys = (ids: readonly UserID[]) => [...new Set(ids)].map(id => authors.key(id));

/** Public profiles of several users, in one request. Deleted users appear as former members. */
export async function readAuthors(
  table: Table,
  ids: readonly UserID[],
): Promise<(id: UserID) => AuthorSummary> {
  const different = [...new Set(ids)];
  const found = different.length > 0 ? await table.batchGet(...authorKeys(different)) : [];
  const known = new Map(different.map((id, place) => [id, found[place]]));
  return id => {
    const person = known.get(id);
    return person && person.status !== 'deleted' ? toAuthorSummary(person) : formerMember(id);
  };
}
