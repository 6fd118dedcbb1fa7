import { publicProjectStates } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { type Country, countryCodes, lists, type Skill, skills } from '#shared/settings.ts';

export const sorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
export type Sort = (typeof sorts)[number];
export type Stage = (typeof publicProjectStates)[number];

/** Filters of the market: at most one value per group. */
export interface Filters {
  skill: Skill | undefined;
  country: Country | undefined;
  status: Stage | undefined;
}
export type FilterName = keyof Filters;

/** The parsed query of the market's URL. */
export interface MarketQuery extends Filters {
  search: string;
  sort: Sort;
  /** Projects per page. */
  limit: number;
  /** 1-based number of the page that starts at the cursor. */
  page: number;
  cursor: string | undefined;
}

/** Values of each filter group, in display order. */
export const options = {
  skill: skills,
  country: countryCodes,
  status: ['in-development', 'approved', 'halted', 'completed', 'abandoned'],
} as const satisfies { [Name in FilterName]: readonly NonNullable<Filters[Name]>[] };
export const filterNames = ['skill', 'country', 'status'] as const satisfies readonly FilterName[];

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find(value => value === text);

/** Parses the query of a URL; unknown values are ignored. */
export function parseMarketQuery(params: URLSearchParams): MarketQuery {
  const query = readQuery('market', params);
  const cursor = query.cursor || undefined;
  const page = Number(query.page);
  return {
    search: (query.search ?? '').trim().slice(0, 100),
    skill: oneOf(skills, query.skill),
    country: oneOf(countryCodes, query.country),
    status: oneOf(publicProjectStates, query.status),
    sort: oneOf(sorts, query.sort) ?? 'newest',
    limit: lists.choices.find(choice => String(choice) === query.limit) ?? lists.pageSize,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
    cursor,
  };
}

/** Builds the query of a URL without default values. */
export const toSearchParams = ({
  search,
  skill,
  country,
  status,
  sort,
  limit,
  page,
  cursor,
}: MarketQuery) => ({
  search: search || undefined,
  skill,
  country,
  status,
  sort: sort === 'newest' ? undefined : sort,
  limit: limit === lists.pageSize ? undefined : String(limit),
  page: page > 1 ? String(page) : undefined,
  cursor,
});

/** Applies a change and returns to the first page. */
export const withChange = (choice: MarketQuery, changes: Partial<MarketQuery>): MarketQuery => ({
  ...choice,
  page: 1,
  cursor: undefined,
  ...changes,
});

/** Removes the search words and filters; keeps the sort order and page size. */
export const withoutFilters = (choice: MarketQuery): MarketQuery =>
  withChange(choice, { search: '', skill: undefined, country: undefined, status: undefined });

/** The active filters. */
export const activeFilters = (
  choice: MarketQuery,
): { [Name in FilterName]: { name: Name; value: NonNullable<Filters[Name]> } }[FilterName][] => [
  ...(choice.skill ? [{ name: 'skill' as const, value: choice.skill }] : []),
  ...(choice.country ? [{ name: 'country' as const, value: choice.country }] : []),
  ...(choice.status ? [{ name: 'status' as const, value: choice.status }] : []),
];

type Counts = { projects: number } & { [Name in FilterName]: Record<string, number> };

/** Number of projects for a query, if the counts contain it: they cover single filters without search words. */
export function totalOf(choice: MarketQuery, counts: Counts | undefined): number | undefined {
  const [filter, second] = activeFilters(choice);
  if (!counts || choice.search !== '' || second) return undefined;
  return filter ? (counts[filter.name][filter.value] ?? 0) : counts.projects;
}
