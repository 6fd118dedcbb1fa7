import { hourLimits, type RoleSort, roleSorts } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, lists, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { severalOf } from '#web/domain/finding/severalOf.ts';

/** The order of a list that nobody has chosen one for: by relevance if there are words. */
export const defaultSort = (search: string): RoleSort => (search === '' ? 'newest' : 'relevance');

/** The orders that can be chosen: without words there is no relevance. */
export const sortsFor = (search: string): readonly RoleSort[] =>
  roleSorts.filter(sort => sort !== 'relevance' || search !== '');

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
export interface RolesQuery extends Filters {
  search: string;
  /** The person whose projects' roles are listed. */
  owner: string | undefined;
  sort: RoleSort;
  /** Roles per page. */
  limit: number;
  /** 1-based number of the page that starts at the cursor. */
  page: number;
  cursor: string | undefined;
}

/** Parses the query of a URL; unknown values are ignored. */
export function parseRolesQuery(params: URLSearchParams): RolesQuery {
  const query = readQuery('roles', params);
  const search = truncateLine(query.search ?? '', searchLength);
  const cursor = query.cursor || undefined;
  const page = Number(query.page);
  return {
    search,
    skill: severalOf(options.skill, params, 'skill'),
    workplace: severalOf(options.workplace, params, 'workplace'),
    hours: severalOf(options.hours, params, 'hours').slice(0, 1),
    starterTask: severalOf(options.starterTask, params, 'starterTask'),
    language: severalOf(options.language, params, 'language'),
    country: severalOf(options.country, params, 'country'),
    owner: query.owner || undefined,
    sort: sortsFor(search).find(sort => sort === query.sort) ?? defaultSort(search),
    limit: lists.choices.find(choice => String(choice) === query.limit) ?? lists.pageSize,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
    cursor,
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
  limit: query.limit === lists.pageSize ? undefined : String(query.limit),
  page: query.page > 1 ? String(query.page) : undefined,
  cursor: query.cursor,
});

/** Applies a change and returns to the first page. An order that nobody has chosen follows the words. */
export function withChange(choice: RolesQuery, changes: Partial<RolesQuery>): RolesQuery {
  const { search } = { ...choice, ...changes };
  const isChosen = choice.sort !== defaultSort(choice.search) && sortsFor(search).includes(choice.sort);
  const sort = isChosen ? choice.sort : defaultSort(search);
  return { ...choice, page: 1, cursor: undefined, sort, ...changes };
}

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
