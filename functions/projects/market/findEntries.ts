import type { Table } from '#functions/platform/table.ts';
import type { MarketCursor } from './cursor.ts';
import { type FilterFields, listOf, type MarketFilter, prefixListOf, type Sort } from './entry.store.ts';
import { type EntryWithCursor, readEntries } from './keyRanges.ts';
import { indexedPrefix } from './tokenize.ts';

interface Asked {
  sort: Sort;
  choice: MarketFilter;
  /** Tokens; each must be the prefix of a word of the project. */
  words: readonly string[];
  cursor: MarketCursor;
  limit: number;
}

interface FoundEntries {
  entries: EntryWithCursor[];
  /** Cursor of the next page; absent on the last page. */
  next?: MarketCursor | undefined;
}

/**
 * Finds the next projects of a list. Filters without words, and a single word that is an indexed prefix, have a list of
 * their own. Other searches filter the list of their longest word, usually the rarest: its first hundred entries, and
 * four hundred more if those are not enough. A page may then be shorter than requested although a cursor follows. Cost:
 * 1 or 2 DynamoDB requests.
 */
export async function findEntries(
  table: Table,
  { sort, choice, words, cursor, limit }: Asked,
): Promise<FoundEntries> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined) return await wholeList(table, { pk: listOf(sort, choice), sort, cursor, limit });

  const beginning = indexedPrefix(longest);
  const pk = prefixListOf(sort, beginning);
  const isListItself =
    words.length === 1 && beginning === longest && Object.values(choice).every(one => !one);
  if (isListItself) return await wholeList(table, { pk, sort, cursor, limit });

  return await checkedList(table, { pk, sort, cursor, limit }, filterFields =>
    satisfies(filterFields, choice, words),
  );
}

type Reading = Parameters<typeof readEntries>[1];

async function wholeList(table: Table, reading: Reading): Promise<FoundEntries> {
  const { entries, more } = await readEntries(table, reading);
  return { entries, next: more ? entries.at(-1)?.cursor : undefined };
}

/** Entries per DynamoDB request. */
const parts = [100, 400];

async function checkedList(
  table: Table,
  reading: Reading,
  accepts: (filterFields: FilterFields) => boolean,
): Promise<FoundEntries> {
  const accepted: EntryWithCursor[] = [];
  let { cursor } = reading;

  for (const limit of parts) {
    const { entries, more } = await readEntries(table, { ...reading, cursor, limit });
    for (const entry of entries) {
      if (!entry.filterFields || !accepts(entry.filterFields)) continue;
      if (accepted.length === reading.limit) return { entries: accepted, next: accepted.at(-1)?.cursor };
      accepted.push(entry);
    }
    if (!more) return { entries: accepted };
    cursor = entries.at(-1)?.cursor ?? cursor;
  }
  return { entries: accepted, next: cursor };
}

const satisfies = (
  filterFields: FilterFields,
  { country, status, skill }: MarketFilter,
  words: readonly string[],
): boolean =>
  (!country || filterFields.country === country) &&
  (!status || filterFields.status === status) &&
  (!skill || filterFields.skills.includes(skill)) &&
  words.every(word => ` ${filterFields.words}`.includes(` ${word}`));
