import { authors, authorsByStatus, type StoredUser } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { entriesWith, personEntries } from '#functions/authors/personSearch.store.ts';
import { orderNumbers } from '#functions/money/orders/orderNumber.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type Input, operation } from '#functions/platform/operation.ts';
import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { UserID } from '#shared/ids.ts';
import { toReferenceNumber } from '#shared/referenceNumber.ts';
import { toPerson } from './toPerson.ts';

/** Users of a list, and keys of users that were found otherwise. */
type PeoplePlan = {
  users: readonly StoredUser[];
  found: ReturnType<typeof authors.key>[];
  cursor: string | undefined;
};

/**
 * Plan of a search. A search with an @ is an email address, an order number stands for its payer; any other search is an id
 * or the beginnings of words of a username or a name. Cost: 1 DynamoDB request, and 1 more if the search may be an order
 * number.
 */
async function planPeople(
  { query: { search, status, limit, cursor } }: Pick<Input<typeof contracts.findPeople>, 'query'>,
  { table }: Deps,
): Promise<PeoplePlan | Refusal<'INVALID_CURSOR'>> {
  if (!search) {
    const page = await table.query(authors, { ...authorsByStatus(status), limit, cursor });
    return isRefusal(page) ? page : { users: page.items, found: [], cursor: page.cursor };
  }
  if (search.includes('@')) {
    const holder = await table.get(emails.key(search));
    return { users: [], found: holder ? [authors.key(holder.UserID)] : [], cursor: undefined };
  }
  const number = toReferenceNumber(search);
  const order = number === undefined ? undefined : await table.get(orderNumbers.key(number));
  if (order) return { users: [], found: [authors.key(order.payerId)], cursor: undefined };
  const id = UserID.safeParse(search).data;
  const isFirst = cursor === undefined;
  const range = entriesWith(search);
  const page = range
    ? await table.query(personEntries, { ...range, limit, cursor })
    : { items: [], cursor: undefined };
  if (isRefusal(page)) return page;
  const ids = new Set([...(id && isFirst ? [id] : []), ...page.items.map(({ UserID }) => UserID)]);
  return { users: [], found: [...ids].map(one => authors.key(one)), cursor: page.cursor };
}

/** Finds people for administrators. Cost: 2 DynamoDB requests, 3 if the search may be an order number. */
export const findPeople = operation(contracts.findPeople, {
  load: planPeople,
  run({ loaded: { users, found, cursor } }) {
    const people = [...users, ...found.filter(user => user !== undefined)];
    return { items: people.map(toPerson), ...(cursor && { cursor }) };
  },
});
