import type { Table } from '#functions/platform/table.ts';
import type { MarketCursor } from './cursor.ts';
import { type FilterFields, listOf, type MarketFilter, prefixListOf, type Sort } from './entry.store.ts';
import { type EntryWithCursor, readEntries } from './keyRanges.ts';
import { indexedPrefix } from './tokenize.ts';

interface Asked {
  sort: Sort;
  choice: MarketFilter;
  /** Folded words; each must begin a word of the project. */
  words: readonly string[];
  cursor: MarketCursor;
  limit: number;
}

interface FoundEntries {
  entries: EntryWithCursor[];
  /** Where it goes on; absent at the end. */
  next?: MarketCursor | undefined;
}

/**
 * The next projects of a list. Any choice without words, and one word alone where its very beginning is listed, is a
 * list of its own. Otherwise the rest is checked on the lines of the longest word (the rarest, as a rule): on the first
 * hundred, and where they are not enough on four hundred more; a page may then be shorter than asked, and its cursor
 * goes on. One request, or two.
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

/** Lines that are read at once, one part after the other. */
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
