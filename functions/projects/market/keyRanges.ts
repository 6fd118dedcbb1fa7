import type { Page, QueryOptions, Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import type { MarketCursor } from './cursor.ts';
import { marketEntries } from './entry.store.ts';
import type { Sort } from './filterLists.ts';

interface KeyRange {
  order: 'asc' | 'desc';
  from: string;
  to: string;
}

const all = { from: '0', to: '~' };

/**
 * Key ranges of a sort, one after the other: projects that have ended follow those that are still running, most recent
 * first.
 */
const keyRangesOf = (sort: Sort, at: string): KeyRange[] =>
  sort === 'endingSoon'
    ? [
        { order: 'asc', from: at, to: all.to },
        { order: 'desc', from: all.from, to: at },
      ]
    : [{ order: 'desc', ...all }];

/** A project's place in a list. */
interface Place {
  ProjectID: ProjectID;
  sortKey: string;
}

/** A place in a list with the cursor that continues after it. */
export interface EntryWithCursor extends Place {
  cursor: MarketCursor;
}

/**
 * Reads the entries that follow a cursor in the union of some lists, each project once, and whether there are more. An
 * entry has the same sort key in all lists, so that one cursor continues all of them. Cost: 1 DynamoDB request per list,
 * 2 at the end of a key range; those of a key range run at the same time.
 */
export async function readEntries(
  table: Table,
  {
    lists,
    sort,
    cursor,
    limit,
  }: { lists: readonly string[]; sort: Sort; cursor: MarketCursor; limit: number },
): Promise<{ entries: EntryWithCursor[]; more: boolean }> {
  const entries: EntryWithCursor[] = [];
  let { after } = cursor;
  let isCut = false; // Whether DynamoDB has cut a page at one megabyte.

  for (const [number, range] of keyRangesOf(sort, cursor.at).entries()) {
    if (number < cursor.range || entries.length > limit || isCut) continue;
    const wanted = limit + 2 - entries.length; // One more shows whether others follow, another is the entry at the cursor itself.
    const page = await readUnion(table, lists, range, after, wanted);
    for (const entry of page.entries)
      if (entry.sortKey !== after)
        entries.push({ ...entry, cursor: { ...cursor, range: number, after: entry.sortKey } });
    after = undefined;
    isCut = page.isCut;
  }
  return { entries: entries.slice(0, limit), more: entries.length > limit || isCut };
}

/** The first entries of a key range in the union of some lists, in order; fewer than wanted only at its end or if cut. */
async function readUnion(
  table: Table,
  lists: readonly string[],
  { order, from, to }: KeyRange,
  after: string | undefined,
  wanted: number,
): Promise<{ entries: Place[]; isCut: boolean }> {
  const pages = await Promise.all(
    lists.map(list =>
      readList(table, list, {
        order,
        between: order === 'asc' ? [after ?? from, to] : [from, after ?? to],
        limit: wanted,
      }),
    ),
  );
  const isBefore = (one: string, other: string): boolean => (order === 'asc' ? one < other : one > other);
  const cutPages = pages.filter(({ items, cursor }) => cursor !== undefined && items.length < wanted);
  const ends = cutPages.flatMap(({ items }) => items.at(-1)?.sortKey ?? []);
  // Behind the end of a cut page, entries of its list are missing.
  const end = ends.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0];

  const merged = new Map(pages.flatMap(({ items }) => items).map(entry => [entry.sortKey, entry]));
  const entries = [...merged.values()]
    .filter(({ sortKey }) => end === undefined || !isBefore(end, sortKey))
    .toSorted((one, other) => (isBefore(one.sortKey, other.sortKey) ? -1 : 1))
    .slice(0, wanted);
  return { entries, isCut: end !== undefined && entries.length < wanted };
}

/** Reads a part of one list. */
async function readList(
  table: Table,
  list: string,
  range: Required<Pick<QueryOptions, 'order' | 'between' | 'limit'>>,
): Promise<Page<Place>> {
  const page = await table.query(marketEntries, { pk: list, ...range });
  return { ...page, items: page.items.map(({ ProjectID, sk }) => ({ ProjectID, sortKey: sk })) };
}
