import { lists } from '#shared/settings.ts';

/** Page of a list, as the address of its page states it. */
export interface Paging {
  /** Items per page. */
  limit: number;
  /** 1-based number of the page that starts at the cursor. */
  page: number;
  cursor: string | undefined;
}

/** Reads the page from the parameters of an address; invalid values are ignored. */
export function pagingOf(query: { [Name in keyof Paging]?: string | undefined }): Paging {
  const cursor = query.cursor || undefined;
  const page = Number(query.page);
  return {
    limit: lists.choices.find(choice => String(choice) === query.limit) ?? lists.pageSize,
    page: cursor && Number.isInteger(page) && page > 1 ? page : 1,
    cursor,
  };
}

/** The page as parameters of an address, without default values. */
export const pagingParams = ({ limit, page, cursor }: Paging) => ({
  limit: limit === lists.pageSize ? undefined : String(limit),
  page: page > 1 ? String(page) : undefined,
  cursor,
});

interface Ordered<Sort> extends Pick<Paging, 'page' | 'cursor'> {
  search: string;
  sort: Sort;
}

/** Orders of a list: by relevance if there are words, otherwise newest first, unless the visitor has chosen another one. */
export function ordersOf<Sort extends string>(
  all: readonly Sort[],
  { newest, relevance }: { newest: Sort; relevance: Sort },
) {
  const defaultSort = (search: string): Sort => (search === '' ? newest : relevance);
  /** The orders that can be chosen: without words there is no relevance. */
  const sortsFor = (search: string): readonly Sort[] =>
    all.filter(sort => sort !== relevance || search !== '');
  const sortOf = (search: string, text: string | undefined): Sort =>
    sortsFor(search).find(sort => sort === text) ?? defaultSort(search);

  /** Applies a change and returns to the first page. If the visitor has chosen no order, the default for the words applies. */
  function withChange<Choice extends Ordered<Sort>>(choice: Choice, changes: Partial<Choice>): Choice {
    const { search } = { ...choice, ...changes };
    const isChosen = choice.sort !== defaultSort(choice.search) && sortsFor(search).includes(choice.sort);
    const sort = isChosen ? choice.sort : defaultSort(search);
    return { ...choice, page: 1, cursor: undefined, sort, ...changes };
  }

  return { defaultSort, sortsFor, sortOf, withChange };
}
