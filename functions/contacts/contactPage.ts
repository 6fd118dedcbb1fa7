import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import { caps } from '#shared/caps.ts';
import { searchedNameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { isFoundByName, nameWordsOf } from '#shared/nameWords.ts';
import {
  type ContactList,
  contactsOf,
  listKeyOf,
  otherOf,
  relationships,
  type StoredRelationship,
} from './relationship.store.ts';

/** The lists of accepted contacts and of people one has interacted with. */
export const listNames = { ACCEPTED: 'accepted', INTERACTED: 'interacted' } as const;

interface ContactQuery {
  list: ContactList;
  /** Beginnings of words of the names. */
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Relationships that one call reads in order to find a name: all contacts that a person may have. */
const searched = { max: caps.contacts, atOnce: 500 };

/**
 * Queries a page of one of a person's lists: requests newest first, people by name. Both indexes have a part of it in
 * the same order, and the cursor is the key at which the page ended. A search reads through the list, so that any word of a name
 * finds it without an entry of its own for each word and person; where the list goes on, the page may have fewer than its limit.
 * Cost: 2 concurrent DynamoDB requests, of a search for each 500 people.
 */
export async function queryContacts(
  table: Pick<Table, 'query'>,
  viewer: UserID,
  { list, search = '', cursor, limit }: ContactQuery,
): Promise<Page<StoredRelationship> | Refusal<'INVALID_CURSOR'>> {
  const words = nameWordsOf(search).join(' ');
  const asked = ['contacts', viewer, list, words];
  const end = cursor === undefined ? undefined : decodeCursor(asked, cursor, z.string());
  if (cursor !== undefined && !(end && isKeyWith(`${list}#`, end))) return refuse('INVALID_CURSOR');

  const atOnce = words ? searched.atOnce : limit;
  const found: StoredRelationship[] = [];
  let next = end;
  for (let read = 0; read < searched.max && found.length <= limit; read += atOnce) {
    const page = await readList(table, viewer, { list, end: next, limit: atOnce });
    found.push(...page.items.filter(item => isFoundByName(searchedNameOf(otherOf(item, viewer)), words)));
    next = page.hasMore ? lastKeyOf(page.items, viewer) : undefined;
    if (next === undefined || !words) break;
  }

  const items = found.slice(0, limit);
  const last = found.length > limit ? lastKeyOf(items, viewer) : next;
  return last === undefined ? { items } : { items, cursor: encodeCursor(asked, last) };
}

const lastKeyOf = (items: readonly StoredRelationship[], viewer: UserID): string | undefined => {
  const last = items.at(-1);
  return last && listKeyOf(last, viewer);
};

/** The people of a list who come after the key at which the page before ended. */
async function readList(
  table: Pick<Table, 'query'>,
  viewer: UserID,
  { list, end, limit }: { list: ContactList; end: string | undefined; limit: number },
): Promise<{ items: StoredRelationship[]; hasMore: boolean }> {
  const prefix = `${list}#`;
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
  const items = pages
    .flatMap(page => page.items)
    .map(item => ({ item, key: listKeyOf(item, viewer) }))
    .filter(({ key }) => key !== end)
    .toSorted((a, b) => direction * compare(a.key, b.key))
    .map(({ item }) => item);
  return { items: items.slice(0, limit), hasMore: items.length > limit };
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
