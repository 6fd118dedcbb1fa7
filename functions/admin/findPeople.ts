import { authors, authorsByStatus, type StoredUser } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { entriesWith, personEntries } from '#functions/authors/personSearch.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';
import { UserID } from '#shared/ids.ts';
import { toPerson } from './toPerson.ts';

/** Users of a list, and keys of users that were found otherwise. */
type PeoplePlan = [Users, (typeof authors)[]];
interface Users {
  users: readonly StoredUser[];
  cursor?: string | undefined;
}
/** The same with the keys of users that are still to be read. */
type PlannedPeople = readonly [Users, ReturnType<typeof authors.key>[]];

/**
 * Plan of a search. A search with an @ is an email address; any other is an id or the beginning of a username or a name.
 * Cost: 1 DynamoDB request.
 */
export async function planPeople(
  { query: { search, status, limit, cursor } }: Pick<Input<typeof contracts.findPeople>, 'query'>,
  { table }: Deps,
): Promise<PlannedPeople | Refusal<'INVALID_CURSOR'>> {
  if (!search) {
    const page = await table.query(authors, { ...authorsByStatus(status), limit, cursor });
    return isRefusal(page) ? page : [{ users: page.items, cursor: page.cursor }, []];
  }
  if (search.includes('@')) {
    const holder = await table.get(emails.key(search));
    return [{ users: [] }, holder ? [authors.key(holder.UserID)] : []];
  }
  const id = UserID.safeParse(search).data;
  const isFirst = cursor === undefined;
  const range = entriesWith(search);
  const page = range ? await table.query(personEntries, { ...range, limit, cursor }) : { items: [] };
  if (isRefusal(page)) return page;
  const ids = new Set([...(id && isFirst ? [id] : []), ...page.items.map(({ UserID }) => UserID)]);
  return [{ users: [], cursor: page.cursor }, [...ids].map(one => authors.key(one))];
}

/** Finds people for administrators. Cost: 2 DynamoDB requests. */
export function findPeople({
  loaded: [{ users, cursor }, found],
}: Input<typeof contracts.findPeople, PeoplePlan>) {
  const people = [...users, ...found.filter(user => user !== undefined)];
  return { items: people.map(toPerson), ...(cursor && { cursor }) };
}
