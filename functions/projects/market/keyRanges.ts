import * as z from 'zod/mini';
import type { Page, QueryOptions, Table } from '#functions/platform/table.ts';
import { Instant } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { marketEntries } from './entry.store.ts';
import type { Sort } from './filterLists.ts';

/** Where a market list continues. */
export const MarketPlace = z.object({
  /** Time of the first page, so that later pages split the list at the same time. */
  at: Instant,
  /** Index of the key range. */
  range: z.int().check(z.gte(0)),
  /** Sort key of the last project; absent at the start of a key range. */
  after: z.optional(z.string().check(z.regex(/^\d[\w:.#-]{0,200}$/))),
});
export type MarketPlace = z.infer<typeof MarketPlace>;

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

/** A project in a list. */
interface Entry {
  ProjectID: ProjectID;
  sortKey: string;
}

/** A project in a list with the place that continues after it. */
export interface EntryWithPlace extends Entry {
  place: MarketPlace;
}

/**
 * Reads the entries that follow a place in the union of some lists, each project once, and whether there are more. An
 * entry has the same sort key in all lists, so that one place continues all of them. Cost: 1 DynamoDB request per list,
 * 2 at the end of a key range; those of a key range run at the same time.
 */
export async function readEntries(
  table: Table,
  { lists, sort, start, limit }: { lists: readonly string[]; sort: Sort; start: MarketPlace; limit: number },
): Promise<{ entries: EntryWithPlace[]; more: boolean }> {
  const entries: EntryWithPlace[] = [];
  let { after } = start;
  let isCut = false; // Whether DynamoDB has cut a page at one megabyte.

  for (const [number, range] of keyRangesOf(sort, start.at).entries()) {
    if (number < start.range || entries.length > limit || isCut) continue;
    const wanted = limit + 2 - entries.length; // One more shows whether others follow, another is the entry at the place itself.
    const page = await readUnion(table, lists, range, after, wanted);
    for (const entry of page.entries)
      if (entry.sortKey !== after)
        entries.push({ ...entry, place: { ...start, range: number, after: entry.sortKey } });
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
): Promise<{ entries: Entry[]; isCut: boolean }> {
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
): Promise<Page<Entry>> {
  const page = await table.query(marketEntries, { pk: list, ...range });
  return { ...page, items: page.items.map(({ ProjectID, sk }) => ({ ProjectID, sortKey: sk })) };
}
