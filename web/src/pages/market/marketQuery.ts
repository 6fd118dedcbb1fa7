import { publicProjectStates } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { type Country, countryCodes, lists, type Skill, skills } from '#shared/settings.ts';

export const sorts = ['newest', 'endingSoon', 'mostBuilt'] as const;
export type Sort = (typeof sorts)[number];
export type Stage = (typeof publicProjectStates)[number];

/** What the filters of the market ask: one answer a group. */
export interface Filters {
  skill: Skill | undefined;
  country: Country | undefined;
  status: Stage | undefined;
}
export type FilterName = keyof Filters;

/** Everything that the address of the market says. */
export interface MarketQuery extends Filters {
  search: string;
  sort: Sort;
  /** Projects a page. */
  limit: number;
  /** 1-based; beside the cursor, which is where the page begins. */
  page: number;
  cursor: string | undefined;
}

/** The choices of each group, in the order in which they are offered. */
export const options = {
  skill: skills,
  country: countryCodes,
  status: ['in-development', 'approved', 'halted', 'completed', 'abandoned'],
} as const satisfies { [Name in FilterName]: readonly NonNullable<Filters[Name]>[] };
export const filterNames = ['skill', 'country', 'status'] as const satisfies readonly FilterName[];

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find(value => value === text);

/** Reads an address; what it does not know is left aside. */
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

/** The query of an address; what goes without saying is left out. */
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

/** Another choice, from its first page on. */
export const withChange = (choice: MarketQuery, changes: Partial<MarketQuery>): MarketQuery => ({
  ...choice,
  page: 1,
  cursor: undefined,
  ...changes,
});

/** The same without words and filters; order and length stay. */
export const withoutFilters = (choice: MarketQuery): MarketQuery =>
  withChange(choice, { search: '', skill: undefined, country: undefined, status: undefined });

/** The filters that are on. */
export const activeFilters = (
  choice: MarketQuery,
): { [Name in FilterName]: { name: Name; value: NonNullable<Filters[Name]> } }[FilterName][] => [
  ...(choice.skill ? [{ name: 'skill' as const, value: choice.skill }] : []),
  ...(choice.country ? [{ name: 'country' as const, value: choice.country }] : []),
  ...(choice.status ? [{ name: 'status' as const, value: choice.status }] : []),
];

type Counts = { projects: number } & { [Name in FilterName]: Record<string, number> };

/** How many projects a choice has, where the counts tell: they know one filter at a time, and no words. */
export function totalOf(choice: MarketQuery, counts: Counts | undefined): number | undefined {
  const [filter, second] = activeFilters(choice);
  if (!counts || choice.search !== '' || second) return undefined;
  return filter ? (counts[filter.name][filter.value] ?? 0) : counts.projects;
}
