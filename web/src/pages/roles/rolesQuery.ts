import { hourLimits, type RoleSort, roleSorts } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { ordersOf, type Paging, pagingOf, pagingParams } from '#web/domain/finding/listQuery.ts';
import { severalOf } from '#web/domain/finding/severalOf.ts';

export const { defaultSort, sortsFor, sortOf, withChange } = ordersOf<RoleSort>(roleSorts, {
  newest: 'newest',
  relevance: 'relevance',
});

/** Values of each filter group, in display order. */
export const options = {
  skill: skills,
  workplace: ['remote', 'onSite'],
  hours: hourLimits,
  starterTask: ['yes'],
  language: writtenLanguages,
  country: countryCodes,
} as const;
export type FilterName = keyof typeof options;
export const filterNames = Object.keys(options) as FilterName[]; // the keys of a constant object

/** Filters of open roles, in display order: at most one number of hours, any number of the others. */
type Filters = { [Name in FilterName]: readonly (typeof options)[Name][number][] };

/** The parsed query of the page's URL. */
export interface RolesQuery extends Filters, Paging {
  search: string;
  /** The person whose projects' roles are listed. */
  owner: string | undefined;
  sort: RoleSort;
}

/** Parses the query of a URL; unknown values are ignored. */
export function parseRolesQuery(params: URLSearchParams): RolesQuery {
  const query = readQuery('roles', params);
  const search = truncateLine(query.search ?? '', searchLength);
  return {
    search,
    skill: severalOf(options.skill, params, 'skill'),
    workplace: severalOf(options.workplace, params, 'workplace'),
    hours: severalOf(options.hours, params, 'hours').slice(0, 1),
    starterTask: severalOf(options.starterTask, params, 'starterTask'),
    language: severalOf(options.language, params, 'language'),
    country: severalOf(options.country, params, 'country'),
    owner: query.owner || undefined,
    sort: sortOf(search, query.sort),
    ...pagingOf(query),
  };
}

/** Words and filters as parameters of a URL or of a request. */
export const findingParams = ({ search, owner, skill, workplace, hours, ...others }: RolesQuery) => ({
  search: search || undefined,
  skill: skill.join() || undefined,
  workplace: workplace.join() || undefined,
  hours: hours[0],
  starterTask: others.starterTask[0],
  language: others.language.join() || undefined,
  country: others.country.join() || undefined,
  owner,
});

/** The query of the call that lists what was chosen. */
export const listQueryOf = (choice: RolesQuery) => ({
  ...findingParams(choice),
  owner: choice.owner as UserID | undefined, // the server checks it
  sort: choice.sort,
  limit: choice.limit,
  cursor: choice.cursor,
});

/** Builds the query of a URL without default values. */
export const toSearchParams = (query: RolesQuery) => ({
  ...findingParams(query),
  sort: query.sort === defaultSort(query.search) ? undefined : query.sort,
  ...pagingParams(query),
});

/** Removes the filters; keeps words, order and page size. */
export const withoutFilters = (choice: RolesQuery): RolesQuery =>
  withChange(choice, {
    skill: [],
    workplace: [],
    hours: [],
    starterTask: [],
    language: [],
    country: [],
    owner: undefined,
  });

/** Removes words and filters. */
export const withoutAll = (choice: RolesQuery): RolesQuery =>
  withChange(withoutFilters(choice), { search: '' });

/** The filters of one group after a value has been added, or removed if it was chosen. */
export function toggled(choice: RolesQuery, name: string, value: string): Partial<RolesQuery> {
  const group = filterNames.find(one => one === name);
  if (!group) return {};
  const chosen = new Set<string>(choice[group]);
  const isOnly = group === 'hours' && !chosen.has(value); // takes the place of the one before
  return {
    [group]: options[group].filter(one => (one === value ? !chosen.has(one) : !isOnly && chosen.has(one))),
  };
}

/** Whether the list is narrowed by filters. */
export const hasFilters = (choice: RolesQuery): boolean =>
  choice.owner !== undefined || filterNames.some(name => choice[name].length > 0);

/** Whether the list is narrowed at all. */
export const isNarrowed = (choice: RolesQuery): boolean => choice.search !== '' || hasFilters(choice);
