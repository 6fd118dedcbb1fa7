import { useCallback } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ApiError } from './apiError.ts';
import { call } from './client.ts';
import { useKey, useRefetchable } from './hooks.ts';
import type { ApiInput, ApiOutput } from './request.ts';

interface Page {
  items: readonly unknown[];
  cursor?: string | undefined;
}
type ListID = {
  [Id in EndpointID]: ApiOutput<Id> extends Page
    ? 'cursor' extends keyof ApiOutput<Id>
      ? Id
      : never
    : never;
}[EndpointID];
type ItemOf<Id extends ListID> = ApiOutput<Id> extends { items: readonly (infer Item)[] } ? Item : never;

/** Reads a list page by page; `more` fetches the next one, `hasMore` says whether there is one. */
export function useList<Id extends ListID>(id: Id, input: ApiInput<Id> | null) {
  const key = useKey(id, input);
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Page, ApiError>(
    (page: number, before: Page | null) => {
      if (!key || (before && !before.cursor)) return null;
      return [...key, 'page', page, before?.cursor];
    },
    ([, asked, , , , cursor]: [
      Id,
      ApiInput<Id> & { query?: object },
      string,
      string,
      number,
      string | undefined,
    ]) => call(id, { ...asked, query: { ...asked.query, ...(cursor && { cursor }) } }),
    { revalidateFirstPage: false },
  );
  useRefetchable(id, mutate);

  return {
    items: data?.flatMap(page => page.items as ItemOf<Id>[]), // what a list of this endpoint holds
    first: data?.[0] as ApiOutput<Id> | undefined, // the first page whole, for what stands beside the items
    error,
    isLoading: isLoading || (data === undefined && error === undefined && input !== null),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    hasMore: Boolean(data?.at(-1)?.cursor),
    more: useCallback(() => void setSize(now => now + 1), [setSize]),
    mutate,
  };
}
