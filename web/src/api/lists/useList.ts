import { useCallback, useEffect } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { read } from '#web/api/client.ts';
import { useKey } from '#web/api/hooks.ts';
import { onInvalidate, PAGE } from '#web/api/invalidate.ts';
import { useNotedLoad } from '#web/api/pageLoads.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';

interface Page {
  items: readonly unknown[];
  cursor?: string | undefined;
}
/** Endpoints that return a list in pages. */
export type ListID = {
  [Id in EndpointID]: ApiOutput<Id> extends Page
    ? 'cursor' extends keyof ApiOutput<Id>
      ? Id
      : never
    : never;
}[EndpointID];
export type ItemOf<Id extends ListID> =
  ApiOutput<Id> extends { items: readonly (infer Item)[] } ? Item : never;

/**
 * Fetches a list page by page and keeps it fresh: the first page is revalidated on focus, on reconnection and when the list
 * is shown again, and the pages after it if its cursor has changed. `refreshInterval`: milliseconds between polls while the
 * page is visible; 0 for none. Loaded pages stay on screen meanwhile. Where a page may have fewer items than its limit, or none,
 * before the list ends, `atLeast` items are loaded if there are as many: with 1, the list is empty only if nothing is in it.
 */
export function useList<Id extends ListID>(
  id: Id,
  input: ApiInput<Id> | null,
  {
    atLeast = 0,
    ...options
  }: Pick<SWRInfiniteConfiguration, 'refreshInterval' | 'dedupingInterval' | 'keepPreviousData'> & {
    atLeast?: number;
  } = {},
) {
  const { key, rendered, options: hydration } = useKey(id, input);
  const { data, size, setSize, isLoading, isValidating, mutate, ...swr } = useSWRInfinite<Page, ApiError>(
    (page: number, before: Page | null) => {
      if (!key || (before && !before.cursor)) return null;
      return [...key, PAGE, page, before?.cursor];
    },
    ([, requested, , , , cursor]: [
      Id,
      ApiInput<Id> & { query?: object },
      string,
      string,
      number,
      string | undefined,
    ]) => read(id, { ...requested, query: { ...requested.query, ...(cursor && { cursor }) } }),
    { ...options, ...hydration, ...(rendered?.data && { fallbackData: [rendered.data] }) },
  );
  const error = swr.error ?? (data === undefined ? rendered?.error : undefined);
  useNotedLoad(data, error);
  useEffect(() => onInvalidate(id, mutate), [id, mutate]);

  const items = data?.flatMap(page => page.items as ItemOf<Id>[]); // `call` returned an output of this endpoint
  const hasMore = Boolean(data?.at(-1)?.cursor);
  const more = useCallback(() => void setSize(now => now + 1), [setSize]);
  const isShort = hasMore && !error && items !== undefined && items.length < atLeast;
  useEffect(() => {
    if (isShort && !isValidating) more();
  }, [isShort, isValidating, more]);

  return {
    items: isShort && items.length === 0 ? undefined : items,
    first: data?.[0] as ApiOutput<Id> | undefined, // same; for fields besides `items`
    error,
    isLoading: isLoading || isShort || (data === undefined && error === undefined && input !== null),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    hasMore,
    more,
    mutate,
  };
}
