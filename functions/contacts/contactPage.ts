import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { UserID } from '#shared/ids.ts';
import {
  type ContactList,
  contactsOf,
  listKeyOf,
  relationships,
  type StoredRelationship,
  searchTextOf,
} from './relationship.store.ts';

/** The lists of accepted contacts and of people one has interacted with. */
export const listNames = { ACCEPTED: 'accepted', INTERACTED: 'interacted' } as const;

interface ContactQuery {
  list: ContactList;
  /** Beginning of the name; only for lists by name. */
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/**
 * Queries a page of one of a person's lists: requests newest first, people by name. Both indexes have a part of it in
 * the same order, and the cursor is the key at which the page ended. Cost: 2 concurrent DynamoDB requests.
 */
export async function queryContacts(
  table: Pick<Table, 'query'>,
  viewer: UserID,
  { list, search = '', cursor, limit }: ContactQuery,
): Promise<Page<StoredRelationship> | Refusal<'INVALID_CURSOR'>> {
  const prefix = `${list}#${searchTextOf(search)}`;
  const end = cursor === undefined ? undefined : Buffer.from(cursor, 'base64url').toString('utf8');
  if (end !== undefined && !isKeyWith(prefix, end)) return refuse('INVALID_CURSOR');

  const order = list === 'received' || list === 'sent' ? 'desc' : 'asc';
  const last = prefix + lastCharacter;
  const between = order === 'asc' ? ([end ?? prefix, last] as const) : ([prefix, end ?? last] as const);
  const pages = await Promise.all(
    (['gsi1', 'gsi2'] as const).map(index =>
      table.query(relationships, {
        index,
        pk: contactsOf(viewer),
        between,
        order,
        limit: limit + 1, // one of them may be the last item of the previous page
      }),
    ),
  );

  const direction = order === 'asc' ? 1 : -1;
  const found = pages
    .flatMap(({ items }) => items)
    .map(item => ({ item, key: listKeyOf(item, viewer) }))
    .filter(({ key }) => key !== end)
    .toSorted((a, b) => direction * compare(a.key, b.key));
  const items = found.slice(0, limit).map(({ item }) => item);
  const next = found[limit - 1];
  return found.length > limit && next
    ? { items, cursor: Buffer.from(next.key).toString('base64url') }
    : { items };
}

/** Sorts after every other character. */
const lastCharacter = '\u{10FFFF}';

/** In the order of DynamoDB, which compares the bytes of UTF-8. */
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Size limit of a sort key, in bytes. */
const largestKey = 1024;

const isKeyWith = (prefix: string, key: string): boolean =>
  key.startsWith(prefix) &&
  key.length > prefix.length &&
  Buffer.byteLength(key) <= largestKey &&
  compare(key, prefix + lastCharacter) <= 0;
