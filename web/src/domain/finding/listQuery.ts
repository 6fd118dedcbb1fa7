import { filterParams } from '#shared/marketQuery.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { searchLength } from '#shared/search.ts';
import { lists } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { FindingList } from './findingLists.ts';

/** Page of a list, as the address of its page states it. */
interface Paging {
  /** Items per page. */
  limit: number;
  /** 1-based number of the page that starts at the cursor. */
  page: number;
  cursor: string | undefined;
}

/** The words, filters, order and page that the address of a list's page chooses. */
export interface Choice extends Paging {
  /** The words that are searched for; empty if there are none. */
  search: string;
  /** The chosen values of each filter, in display order. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The person whose roles are listed, by their id, which the server checks. */
  owner?: string | undefined;
  sort: string;
}

/** Parses the query of an address of a list; unknown values are ignored. */
export function parseChoice(list: FindingList, params: URLSearchParams): Choice {
  const query = readQuery(list.page, params);
  const search = truncateLine(query.search ?? '', searchLength);
  const cursor = query.cursor || undefined;
  const page = Number(query.page);
  return {
    search,
    filters: Object.fromEntries(
      Object.entries(list.filters).map(([name, values]) => {
        const chosen = severalOf(values, params, name);
        return [name, isSingle(list, name) ? chosen.slice(0, 1) : chosen];
      }),
    ),
    owner: query.owner || undefined,
    sort: sortsFor(list, search).find(sort => sort === query.sort) ?? defaultSort(search),
    limit: lists.choices.find(choice => String(choice) === query.limit) ?? lists.pageSize,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
    cursor,
  };
}

/** The known values of a parameter: separated by commas, or named one by one, as a form without scripts does. */
function severalOf(values: readonly string[], params: URLSearchParams, name: string): string[] {
  const named = new Set(params.getAll(name).join().split(','));
  return values.filter(value => named.has(value));
}

/** Whether entries in languages that the reader reads come before the others: not among those of chosen languages. */
export const isByLanguage = (list: FindingList, { filters }: Choice): boolean =>
  Boolean(list.isWritten) && !filters['language']?.length;

/** Whether at most one value of a filter can be chosen. */
export const isSingle = ({ single = [] }: FindingList, name: string): boolean => single.includes(name);

/** By relevance if there are words, otherwise the newest first, unless the visitor has chosen another order. */
const defaultSort = (search: string): string => (search === '' ? 'newest' : 'relevance');

/** The orders that can be chosen: without words there is no relevance. */
export const sortsFor = ({ sorts }: FindingList, search: string): readonly string[] =>
  sorts.filter(sort => sort !== 'relevance' || search !== '');

const findingParams = ({ search, filters, owner }: Choice) => ({
  search: search || undefined,
  ...filterParams(filters),
  owner,
});

/**
 * The query of the call that lists what was chosen. `reads`: languages that the reader reads, in which entries come first, unless
 * languages are chosen.
 */
export const listQueryOf = (list: FindingList, choice: Choice, reads: readonly string[]) => ({
  ...findingParams(choice),
  sort: choice.sort,
  limit: choice.limit,
  cursor: choice.cursor,
  reads: isByLanguage(list, choice) ? reads.join() : undefined,
});

/** Path of the page of a list with a choice, without default values. */
export const addressOf = ({ page }: FindingList, lang: Language, choice: Choice): string =>
  paths[page]({
    lang,
    query: {
      ...findingParams(choice),
      sort: choice.sort === defaultSort(choice.search) ? undefined : choice.sort,
      limit: choice.limit === lists.pageSize ? undefined : String(choice.limit),
      page: choice.page > 1 ? String(choice.page) : undefined,
      cursor: choice.cursor,
    },
  });

/** Applies a change and returns to the first page. If the visitor has chosen no order, the default for the words applies. */
export function withChange(list: FindingList, choice: Choice, changes: Partial<Choice>): Choice {
  const { search } = { ...choice, ...changes };
  const isChosen = choice.sort !== defaultSort(choice.search) && sortsFor(list, search).includes(choice.sort);
  const sort = isChosen ? choice.sort : defaultSort(search);
  return { ...choice, page: 1, cursor: undefined, sort, ...changes };
}

/** A change that removes the filters, those of the person included. */
export const noFilters: Partial<Choice> = { filters: {}, owner: undefined };

/** A change that adds a value to a filter, or removes it if it was chosen. The only value of a filter takes the place of the one before. */
export function toggled(
  list: FindingList,
  { filters }: Choice,
  name: string,
  value: string,
): Partial<Choice> {
  const chosen = new Set(filters[name]);
  const isOnly = isSingle(list, name) && !chosen.has(value);
  const values = list.filters[name] ?? [];
  return {
    filters: {
      ...filters,
      [name]: values.filter(one => (one === value ? !chosen.has(one) : !isOnly && chosen.has(one))),
    },
  };
}

/** Whether the list is narrowed by words or filters. */
export const isNarrowed = ({ search, filters, owner }: Choice): boolean =>
  search !== '' || owner !== undefined || Object.values(filters).some(values => values.length > 0);
