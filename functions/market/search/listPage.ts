import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { type Chosen, type FilterValues, filtersOf } from './filters.ts';
import { MarketPlace } from './select.ts';
import { spelledAsIn } from './spelledAsIn.ts';
import type { CorrectedWord } from './wordSearch.ts';

/** The place at which a page of a list begins: that of its cursor, or the beginning as of now. Undefined for a cursor of another list. */
export const listStartOf = (
  list: unknown,
  cursor: string | undefined,
  now: string,
): MarketPlace | undefined => (cursor === undefined ? { at: now } : decodeCursor(list, cursor, MarketPlace));

type Query<Values extends FilterValues, Sort> = Parameters<typeof filtersOf<Values>>[1] & {
  search?: string | undefined;
  sort?: Sort | undefined;
  limit: number;
  cursor?: string | undefined;
  reads?: readonly string[] | undefined;
};

interface Asked<Values extends FilterValues, Sort> {
  search: string;
  filters: Chosen<Values>;
  sort: Sort | 'newest' | 'relevance';
  place: MarketPlace;
  limit: number;
  /** Languages that the reader reads; absent if the list does not depend on them. */
  reads?: readonly string[] | undefined;
  /** The next page of what was asked for. */
  cursorOf: (next: MarketPlace) => string;
}

/**
 * Reads from a query what a list with these filters is asked for: by relevance if there are words, otherwise the newest first,
 * unless it says so.
 * `narrowed`: what else narrows the list. Undefined for a cursor of another list.
 */
export function readAsked<Values extends FilterValues, Sort extends string>(
  values: Values,
  query: Query<Values, Sort>,
  now: string,
  ...narrowed: readonly unknown[]
): Asked<Values, Sort> | undefined {
  const { search = '', limit, cursor, reads } = query;
  const { sort = search === '' ? ('newest' as const) : ('relevance' as const) } = query;
  const filters = filtersOf(values, query);
  const list = [sort, filters, search, ...narrowed, ...(reads ? [reads] : [])];
  const place = listStartOf(list, cursor, now);
  return place && { search, filters, sort, place, limit, reads, cursorOf: next => encodeCursor(list, next) };
}

interface Found<Counts> {
  /** Start of the next page; absent on the last page. */
  next?: MarketPlace | undefined;
  counts: Counts;
  /** The words that were looked for; absent if those that were typed have found something. */
  corrected?: readonly CorrectedWord[] | undefined;
}

/** A page of a list as endpoints answer it. `textsOf`: texts of an item that show how the corrected words are written. */
export const toListPage = <Item, Counts>(
  { cursorOf }: { cursorOf: (next: MarketPlace) => string },
  { next, counts, corrected }: Found<Counts>,
  items: Item[],
  textsOf: (item: Item) => readonly string[],
) => ({
  items,
  ...(next && { cursor: cursorOf(next) }),
  counts,
  ...(corrected && { corrected: spelledAsIn(items.flatMap(textsOf), corrected) }),
});
