import type { MarketSearch } from './entities/savedSearch.ts';

/** A search of the market as parameters of its address: the newest projects first. */
export const marketQueryOf = ({ search, skill, country, language, status }: MarketSearch) => ({
  search: search || undefined,
  skill: skill.join() || undefined,
  country: country.join() || undefined,
  language: language.join() || undefined,
  status: status.join() || undefined,
  sort: search === '' ? undefined : 'newest',
});
