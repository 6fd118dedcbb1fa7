import type { MarketSearch } from './entities/savedSearch.ts';

/** Filters of a list as parameters of an address or of a request: the values of a group are separated by commas. */
export const filterParams = <Name extends string>(filters: { readonly [N in Name]: readonly string[] }) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(filters).map(([name, values]) => [name, values.join() || undefined]),
  ) as Record<Name, string | undefined>; // the same names

/** A search of the market as parameters of its address: the newest projects first. */
export const marketQueryOf = ({ search, ...filters }: MarketSearch) => ({
  search: search || undefined,
  ...filterParams(filters),
  sort: search === '' ? undefined : 'newest',
});
