import { type PersonSort, personLevels, personSorts } from '#shared/finding.ts';
import { readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { countryCodes, skills, writtenLanguages } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { ordersOf, type Paging, pagingOf, pagingParams } from '#web/domain/finding/listQuery.ts';
import { severalOf } from '#web/domain/finding/severalOf.ts';

export const { defaultSort, sortsFor, sortOf, withChange } = ordersOf<PersonSort>(personSorts, {
  newest: 'newest',
  relevance: 'relevance',
});

/** Values of each filter group, in display order. */
export const options = {
  skill: skills,
  level: personLevels,
  language: writtenLanguages,
  country: countryCodes,
} as const;
export type FilterName = keyof typeof options;
export const filterNames = Object.keys(options) as FilterName[]; // the keys of a constant object

/** Filters of people: at most one number of points, any number of the others. */
type Filters = { [Name in FilterName]: readonly (typeof options)[Name][number][] };

/** The parsed query of the page's URL. */
export interface PeopleQuery extends Filters, Paging {
  search: string;
  sort: PersonSort;
}

/** Parses the query of a URL; unknown values are ignored. */
export function parsePeopleQuery(params: URLSearchParams): PeopleQuery {
  const query = readQuery('authors', params);
  const search = truncateLine(query.search ?? '', searchLength);
  return {
    search,
    skill: severalOf(options.skill, params, 'skill'),
    level: severalOf(options.level, params, 'level').slice(0, 1),
    language: severalOf(options.language, params, 'language'),
    country: severalOf(options.country, params, 'country'),
    sort: sortOf(search, query.sort),
    ...pagingOf(query),
  };
}

/** Words and filters as parameters of a URL or of a request. */
const findingParams = ({ search, skill, level, language, country }: PeopleQuery) => ({
  search: search || undefined,
  skill: skill.join() || undefined,
  level: level[0],
  language: language.join() || undefined,
  country: country.join() || undefined,
});

/** The query of the call that lists what was chosen. */
export const listQueryOf = (choice: PeopleQuery) => ({
  ...findingParams(choice),
  sort: choice.sort,
  limit: choice.limit,
  cursor: choice.cursor,
});

/** Builds the query of a URL without default values. */
export const toSearchParams = (query: PeopleQuery) => ({
  ...findingParams(query),
  sort: query.sort === defaultSort(query.search) ? undefined : query.sort,
  ...pagingParams(query),
});

/** Removes the filters; keeps words, order and page size. */
export const withoutFilters = (choice: PeopleQuery): PeopleQuery =>
  withChange(choice, { skill: [], level: [], language: [], country: [] });

/** Removes words and filters. */
export const withoutAll = (choice: PeopleQuery): PeopleQuery =>
  withChange(withoutFilters(choice), { search: '' });

/** The filters of one group after a value has been added, or removed if it was chosen. */
export function toggled(choice: PeopleQuery, name: string, value: string): Partial<PeopleQuery> {
  const group = filterNames.find(one => one === name);
  if (!group) return {};
  const chosen = new Set<string>(choice[group]);
  const isOnly = group === 'level' && !chosen.has(value); // takes the place of the one before
  return {
    [group]: options[group].filter(one => (one === value ? !chosen.has(one) : !isOnly && chosen.has(one))),
  };
}

/** Whether the list is narrowed by filters. */
export const hasFilters = (choice: PeopleQuery): boolean => filterNames.some(name => choice[name].length > 0);

/** Whether the list is narrowed at all. */
export const isNarrowed = (choice: PeopleQuery): boolean => choice.search !== '' || hasFilters(choice);
