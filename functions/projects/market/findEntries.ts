import type { Table } from '#functions/platform/table.ts';
import type { MarketCursor } from './cursor.ts';
import type { FilterFields } from './entry.store.ts';
import { listsOf, type MarketFilters, prefixListOf, type Sort } from './filterLists.ts';
import { type EntryWithCursor, readEntries } from './keyRanges.ts';
import { indexedPrefix } from './tokenize.ts';

interface Asked {
  sort: Sort;
  filters: MarketFilters;
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
 * Finds the next projects of a list. Single filters without words, and a single word that is an indexed prefix, have a
 * list of their own; several values of a filter are a union of such lists. Other searches filter the list of their longest word, usually the rarest: its first hundred entries, and
 * four hundred more if those are not enough. A page may then be shorter than requested although a cursor follows. Cost:
 * 1 or 2 DynamoDB requests, per list of the union.
 */
export async function findEntries(
  table: Table,
  { sort, filters, words, cursor, limit }: Asked,
): Promise<FoundEntries> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0];
  if (longest === undefined)
    return await wholeList(table, { lists: listsOf(sort, filters), sort, cursor, limit });

  const beginning = indexedPrefix(longest);
  const lists = [prefixListOf(sort, beginning)];
  const isListItself =
    words.length === 1 &&
    beginning === longest &&
    Object.values(filters).every(values => values.length === 0);
  if (isListItself) return await wholeList(table, { lists, sort, cursor, limit });

  return await checkedList(table, { lists, sort, cursor, limit }, filterFields =>
    satisfies(filterFields, filters, words),
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
  { country, language, status, skill }: MarketFilters,
  words: readonly string[],
): boolean =>
  isChosen(country, filterFields.country) &&
  isChosen(language, filterFields.language) &&
  isChosen(status, filterFields.status) &&
  (skill.length === 0 || skill.some(one => filterFields.skills.includes(one))) &&
  words.every(word => ` ${filterFields.words}`.includes(` ${word}`));

const isChosen = <Value>(values: readonly Value[], value: Value): boolean =>
  values.length === 0 || values.includes(value);
