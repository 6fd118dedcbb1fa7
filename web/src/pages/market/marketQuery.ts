import type { MarketSearch } from '#shared/entities/savedSearch.ts';
import { type MarketSort, marketSorts } from '#shared/finding.ts';
import { filterParams } from '#shared/marketQuery.ts';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, lists, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { severalOf } from '#web/domain/finding/severalOf.ts';

/** Default order of the market: by relevance if there are words, otherwise newest first. */
export const defaultSort = (search: string): MarketSort => (search === '' ? 'newest' : 'relevance');

/** The orders that can be chosen: without words there is no relevance. */
export const sortsFor = (search: string): readonly MarketSort[] =>
  marketSorts.filter(sort => sort !== 'relevance' || search !== '');

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
export interface MarketQuery extends Filters {
  search: string;
  sort: MarketSort;
  /** Projects per page. */
  limit: number;
  /** 1-based number of the page that starts at the cursor. */
  page: number;
  cursor: string | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find(value => value === text);

/** Parses the query of a URL; unknown values are ignored. */
export function parseMarketQuery(params: URLSearchParams): MarketQuery {
  const query = readQuery('market', params);
  const search = truncateLine(query.search ?? '', searchLength);
  const cursor = query.cursor || undefined;
  const page = Number(query.page);
  return {
    search,
    skill: severalOf(options.skill, params, 'skill'),
    country: severalOf(options.country, params, 'country'),
    language: severalOf(options.language, params, 'language'),
    status: severalOf(options.status, params, 'status'),
    sort: oneOf(sortsFor(search), query.sort) ?? defaultSort(search),
    limit: lists.choices.find(choice => String(choice) === query.limit) ?? lists.pageSize,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
    cursor,
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
  limit: limit === lists.pageSize ? undefined : String(limit),
  page: page > 1 ? String(page) : undefined,
  cursor,
});

/** Applies a change and returns to the first page. If the visitor has chosen no order, the default for the words applies. */
export function withChange(choice: MarketQuery, changes: Partial<MarketQuery>): MarketQuery {
  const { search } = { ...choice, ...changes };
  const isChosen = choice.sort !== defaultSort(choice.search) && sortsFor(search).includes(choice.sort);
  const sort = isChosen ? choice.sort : defaultSort(search);
  return { ...choice, page: 1, cursor: undefined, sort, ...changes };
}

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
