import type { MarketSearch } from './entities/savedSearch.ts';
import { filtersOfList } from './savedLists.ts';

/** Filters of a list as parameters of an address or of a request: the values of a group are separated by commas. */
export const filterParams = <Name extends string>(filters: { readonly [N in Name]?: readonly string[] }) =>
  Object.fromEntries(
    Object.entries<readonly string[] | undefined>(filters).map(([name, values]) => [
      name,
      values?.join() || undefined,
    ]),
  ) as Record<Name, string | undefined>; // the same names

type FilterName = Exclude<keyof MarketSearch, 'list' | 'search'>;

/** The filters of a search that its list has. */
export const filtersOfSearch = (search: MarketSearch): Partial<Record<FilterName, readonly string[]>> =>
  Object.fromEntries(
    (Object.keys(filtersOfList[search.list]) as FilterName[]) // names of filters
      .map(name => [name, search[name]]),
  );

/** A search as parameters of the address of its list: the newest first. */
export const marketQueryOf = (search: MarketSearch) => ({
  search: search.search || undefined,
  ...filterParams(filtersOfSearch(search)),
  sort: search.search === '' ? undefined : 'newest',
});
