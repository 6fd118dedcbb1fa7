import type { MarketSearch } from './entities/savedSearch.ts';

type Filters = { readonly [Name in Exclude<keyof MarketSearch, 'search'>]: readonly string[] };

/** The filters of the market as parameters of an address or of a request: the values of a group are separated by commas. */
export const filterParams = ({ skill, country, language, status }: Filters) => ({
  skill: skill.join() || undefined,
  country: country.join() || undefined,
  language: language.join() || undefined,
  status: status.join() || undefined,
});

/** A search of the market as parameters of its address: the newest projects first. */
export const marketQueryOf = ({ search, ...filters }: MarketSearch) => ({
  search: search || undefined,
  ...filterParams(filters),
  sort: search === '' ? undefined : 'newest',
});
