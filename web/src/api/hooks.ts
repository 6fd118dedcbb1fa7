import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError } from './apiError.ts';
import { call, read } from './client.ts';
import { canSucceedLater, forgetFailed, keepFailed, keyOf } from './failedActions.ts';
import { invalidate } from './invalidate.ts';
import { useNotedLoad } from './pageLoads.ts';
import { useRendered } from './pageState.ts';
import type { ApiInput, ApiOutput, TextMetadata } from './request.ts';
import { useSessionHold } from './session.ts';
import { identity } from './token.ts';
import { useHydrated } from './useHydrated.ts';

/** The caller's identity; re-renders the component when it changes. */
export function useIdentity() {
  const current = useSyncExternalStore(identity.subscribe, identity.get, () => loading);
  return useSessionHold()?.identity ?? current;
}
const loading = { status: 'loading' } as const;

/**
 * SWR key of a query, and the response that the server rendered for it; a null key for no fetch. The key contains the caller,
 * because responses differ by caller. While the caller is not known, a server-rendered page shows the data that it was rendered
 * with.
 */
export function useKey<Id extends EndpointID>(id: Id, input: ApiInput<Id> | null) {
  const who = useIdentity();
  const hydrated = useHydrated();
  const rendered = useRendered(id, input);
  const [isHydrating] = useState(!hydrated);
  const isKnown = who.status !== 'loading' || rendered !== undefined;
  return {
    key:
      input !== null && isKnown ? ([id, input, who.status === 'signedIn' ? who.UserID : ''] as const) : null,
    rendered: who.status === 'signedIn' && rendered?.error ? undefined : rendered,
    isVisitor: who.status === 'anonymous',
    options: {
      // A page whose session has ended keeps its data.
      isPaused: () => who.status === 'signedIn' && identity.get().status === 'anonymous',
      // An outage ends by itself; a refusal stays one.
      shouldRetryOnError: (error: unknown) => error instanceof ApiError && canSucceedLater(error),
      // Responses that the page was rendered with are not fetched again during hydration.
      ...(rendered && isHydrating && { revalidateOnMount: false }),
    },
  };
}

/** Fetches an endpoint and keeps the response up to date; nothing is fetched while `input` is null. */
export function useQuery<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> | null,
  options?: SWRConfiguration,
) {
  const { key, rendered, isVisitor, options: hydration } = useKey(id, input);
  const { data, isLoading, isValidating, mutate, ...swr } = useSWR<ApiOutput<Id>, ApiError>(
    key,
    ([, requested]: readonly [Id, ApiInput<Id>, string]) => read(id, requested),
    { ...options, ...hydration, fallbackData: rendered?.data },
  );
  const error = swr.error ?? (data === undefined ? rendered?.error : undefined);
  useNotedLoad(data, error);
  return {
    data,
    error,
    isLoading: isLoading || (data === undefined && error === undefined && input !== null),
    isValidating,
    /** Whether the data is what the server rendered for visitors, and the reader may be another. */
    isForVisitors: !isVisitor && !swr.error && data !== undefined && data === rendered?.data,
    mutate,
  };
}

export type Outcome<Id extends EndpointID> =
  | { data: ApiOutput<Id>; error?: undefined }
  | { data?: undefined; error: ApiError };

/** Sends a change. Resolves to its outcome; never rejects with an ApiError. */
export type Run<Id extends EndpointID> = (input: ApiInput<Id> & TextMetadata) => Promise<Outcome<Id>>;

/** The place in which the user learns that a call has failed, and why. */
export type FailureShown<Id extends EndpointID = EndpointID> =
  /** The page shows every failure itself, or no user waits for the call. */
  | { quiet: true }
  /** A notice states what was not done, until it is repeated or dismissed; except for refusals that the page shows. */
  | {
      quiet?: false;
      notDone: string | ((input: ApiInput<Id>) => string);
      inPlace?: (error: ApiError) => boolean;
      /** Endpoints that a repetition makes stale, where the page itself takes over the changes of a call. */
      staleIfRepeated?: readonly EndpointID[];
    };

/**
 * Calls an endpoint that changes data, one call at a time per resource, as named by the path: a second `run` returns the outcome of
 * the one in flight. After success it invalidates the `stale` endpoints.
 */
export function useMutation<Id extends EndpointID>(
  id: Id,
  stale: readonly EndpointID[],
  shown: FailureShown<Id>,
) {
  const [state, setState] = useState<{ isBusy: boolean; error?: ApiError | undefined }>({ isBusy: false });
  const running = useRef(new Map<string, Promise<Outcome<Id>>>());
  const latest = useRef({ stale, shown });
  useEffect(() => {
    latest.current = { stale, shown };
  });

  const run: Run<Id> = useCallback(
    input => {
      const key = keyOf(id, input);
      const send = async (): Promise<Outcome<Id>> => {
        setState({ isBusy: true });
        try {
          const outcome = await sent(id, input, latest.current);
          setState({ isBusy: running.current.size > 1, error: outcome.error });
          return outcome;
        } finally {
          running.current.delete(key);
        }
      };
      const inFlight = running.current.get(key) ?? send();
      running.current.set(key, inFlight);
      return inFlight;
    },
    [id],
  );

  return { run, ...state, reset: useCallback(() => setState({ isBusy: false }), []) };
}

/** Calls an endpoint, then fetches stale queries again after success, or shows the notice after a failure. */
async function sent<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> & TextMetadata,
  { stale, shown }: { stale: readonly EndpointID[]; shown: FailureShown<Id> },
): Promise<Outcome<Id>> {
  try {
    const data = await call(id, input);
    forgetFailed(id, input);
    await invalidate(...stale);
    return { data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!shown.quiet && !shown.inPlace?.(error)) {
      const notDone = typeof shown.notDone === 'string' ? shown.notDone : shown.notDone(input);
      void keepFailed({ id, input, notDone, error, stale: shown.staleIfRepeated ?? stale });
    }
    return { error };
  }
}
