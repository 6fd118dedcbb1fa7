import type { MarketSearch } from '#shared/entities/savedSearch.ts';
import { type MarketSort, marketSorts } from '#shared/finding.ts';
import { filterParams } from '#shared/marketQuery.ts';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { ordersOf, type Paging, pagingOf, pagingParams } from '#web/domain/finding/listQuery.ts';
import { severalOf } from '#web/domain/finding/severalOf.ts';

export const { defaultSort, sortsFor, sortOf, withChange } = ordersOf<MarketSort>(marketSorts, {
  newest: 'newest',
  relevance: 'relevance',
});

/** Values of each filter group, in display order. */
export const options = {
  skill: skills,
  country: countryCodes,
  language: writtenLanguages,
  status: ['in-development', 'approved', 'halted', 'completed', 'abandoned'],
} as const;
export type FilterName = keyof typeof options;
export const filterNames = Object.keys(options) as FilterName[]; // the keys of a constant object

/** Filters of the market: any number of values per group, in display order. */
export type Filters = { [Name in FilterName]: readonly (typeof options)[Name][number][] };
/** A value of any group. */
export type FilterValue = Filters[FilterName][number];

/** The parsed query of the market's URL. */
export interface MarketQuery extends Filters, Paging {
  search: string;
  sort: MarketSort;
}

/** Parses the query of a URL; unknown values are ignored. */
export function parseMarketQuery(params: URLSearchParams): MarketQuery {
  const query = readQuery('market', params);
  const search = truncateLine(query.search ?? '', searchLength);
  return {
    search,
    skill: severalOf(options.skill, params, 'skill'),
    country: severalOf(options.country, params, 'country'),
    language: severalOf(options.language, params, 'language'),
    status: severalOf(options.status, params, 'status'),
    sort: sortOf(search, query.sort),
    ...pagingOf(query),
  };
}

/** The query of the call that lists what was chosen. */
export const listQueryOf = (choice: MarketQuery) => ({
  search: choice.search || undefined,
  ...filterParams(choice),
  sort: choice.sort,
  limit: choice.limit,
  cursor: choice.cursor,
});

/** Builds the query of a URL without default values. */
export const toSearchParams = ({ search, sort, limit, page, cursor, ...filters }: MarketQuery) => ({
  search: search || undefined,
  ...filterParams(filters),
  sort: sort === defaultSort(search) ? undefined : sort,
  ...pagingParams({ limit, page, cursor }),
});

/** Removes the search words and filters; keeps the sort order and page size. */
export const withoutFilters = (choice: MarketQuery): MarketQuery =>
  withChange(choice, { search: '', skill: [], country: [], language: [], status: [] });

/** The filters of one group after a value has been added, or removed if it was chosen. */
export function toggled(choice: Filters, name: string, value: string): Partial<Filters> {
  const group = filterNames.find(one => one === name);
  if (!group) return {};
  const chosen = new Set<string>(choice[group]);
  return { [group]: options[group].filter(one => chosen.has(one) !== (one === value)) };
}

/** The active filters. */
export const activeFilters = (choice: Filters): { name: FilterName; value: FilterValue }[] =>
  filterNames.flatMap(name => choice[name].map(value => ({ name, value })));

export const hasFilters = (choice: MarketQuery): boolean =>
  choice.search !== '' || activeFilters(choice).length > 0;

/** The words and filters of a choice, without order and page. */
export const searchOf = ({ search, skill, country, language, status }: MarketQuery): MarketSearch => ({
  search,
  skill: [...skill],
  country: [...country],
  language: [...language],
  status: [...status],
});

/** Whether two searches look for the same, whatever the order of their filters is. */
export const isSameSearch = (one: MarketSearch, other: MarketSearch): boolean =>
  one.search === other.search &&
  filterNames.every(name => one[name].toSorted().join() === other[name].toSorted().join());
