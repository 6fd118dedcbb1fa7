import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError } from './apiError.ts';
import { call } from './client.ts';
import { recordFailure, recordSuccess } from './failures.ts';
import { invalidate } from './invalidate.ts';
import type { ApiInput, ApiOutput } from './request.ts';
import { identity } from './token.ts';

/** The caller's identity; re-renders the component when it changes. */
export const useIdentity = () => useSyncExternalStore(identity.subscribe, identity.get, () => loading);
const loading = { status: 'loading' } as const;

/** SWR key of a query; null for no fetch. It contains the caller, because responses differ by caller. */
export function useKey<Id extends EndpointID>(id: Id, input: ApiInput<Id> | null) {
  const who = useIdentity();
  if (input === null || who.status === 'loading') return null;
  return [id, input, who.status === 'signedIn' ? who.UserID : ''] as const;
}

/** Fetches an endpoint and keeps the response up to date; nothing is fetched while `input` is null. */
export function useQuery<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> | null,
  options?: SWRConfiguration,
) {
  const { data, error, isLoading, isValidating, mutate } = useSWR<ApiOutput<Id>, ApiError>(
    useKey(id, input),
    ([, requested]: readonly [Id, ApiInput<Id>, string]) => call(id, requested),
    options,
  );
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
 * Calls an endpoint that changes data, one call at a time: a second `run` returns the outcome of the one in flight.
 * After success it invalidates the `stale` endpoints. With `quiet` the page shows every failure itself, without a toast.
 */
export function useMutation<Id extends EndpointID>(
  id: Id,
  stale: readonly EndpointID[] = [],
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
          await invalidate(...stale);
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callers pass a new array on each render; its content is compared
    [id, stale.join(), quiet],
  );

  return { run, ...state, reset: useCallback(() => setState({ isBusy: false }), []) };
}
