import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError } from './apiError.ts';
import { call } from './client.ts';
import { recordFailure, recordSuccess } from './failures.ts';
import type { ApiInput, ApiOutput } from './request.ts';
import { identity } from './token.ts';

/** Who is signed in; components follow it. */
export const useIdentity = () => useSyncExternalStore(identity.subscribe, identity.get, () => loading);
const loading = { status: 'loading' } as const;

/** Answers differ by who asks, so a change of person changes every key. */
export function useKey<Id extends EndpointID>(id: Id, input: ApiInput<Id> | null) {
  const who = useIdentity();
  if (input === null || who.status === 'loading') return null;
  return [id, input, who.status === 'signedIn' ? who.UserID : ''] as const;
}

/** Reads an endpoint and keeps the answer fresh; `null` reads nothing yet. */
export function useQuery<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> | null,
  options?: SWRConfiguration,
) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<ApiOutput<Id>, ApiError>(
    useKey(id, input),
    ([, asked]: readonly [Id, ApiInput<Id>, string]) => call(id, asked),
    options,
  );
  useRefetchable(id, mutate);
  return {
    data,
    error,
    isLoading: isLoading || (data === undefined && error === undefined && input !== null),
    isValidating,
    mutate,
  };
}

export type Outcome<Id extends EndpointID> =
  | { data: ApiOutput<Id>; error?: undefined }
  | { data?: undefined; error: ApiError };

/**
 * Does something once at a time: a second click while it runs does nothing.
 * Reads named in `changes` are fetched again after success. `quiet`: the page words every failure itself.
 */
export function useMutation<Id extends EndpointID>(
  id: Id,
  changes: readonly EndpointID[] = [],
  { quiet = false }: { quiet?: boolean } = {},
) {
  const [state, setState] = useState<{ isBusy: boolean; error?: ApiError | undefined }>({ isBusy: false });
  const running = useRef<Promise<Outcome<Id>> | undefined>(undefined);

  const run = useCallback(
    (input: ApiInput<Id>): Promise<Outcome<Id>> => {
      running.current ??= (async () => {
        setState({ isBusy: true });
        try {
          const data = await call(id, input);
          recordSuccess(id);
          await refetch(...changes);
          setState({ isBusy: false });
          return { data };
        } catch (thrown) {
          if (!(thrown instanceof ApiError)) throw thrown;
          if (!quiet) recordFailure(id, thrown);
          setState({ isBusy: false, error: thrown });
          return { error: thrown };
        } finally {
          running.current = undefined;
        }
      })();
      return running.current;
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is written in place by each caller; its words count
    [id, changes.join(), quiet],
  );

  return { run, ...state, reset: useCallback(() => setState({ isBusy: false }), []) };
}

const readers = new Map<EndpointID, Set<() => Promise<unknown>>>();

/** Runs when an endpoint's answer is out of date; gives back how to stop. */
export function onRefetch(id: EndpointID, again: () => Promise<unknown>): () => void {
  const list = readers.get(id) ?? new Set();
  readers.set(id, list.add(again));
  return () => void list.delete(again);
}

/** While a component shows what an endpoint answered, a change elsewhere may ask it to fetch again. */
export function useRefetchable(id: EndpointID, again: () => Promise<unknown>) {
  useEffect(() => onRefetch(id, again), [id, again]);
}

/** Fetches again every read of these endpoints that is on screen. */
export async function refetch(...ids: EndpointID[]): Promise<void> {
  await Promise.all(ids.flatMap(id => [...(readers.get(id) ?? [])].map(again => again())));
}
