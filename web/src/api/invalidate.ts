import { mutate } from 'swr';
import type { EndpointID } from '#shared/contracts/index.ts';
import { timings } from '#shared/settings.ts';

type Refetch = () => unknown;
const listeners = new Map<EndpointID, Set<Refetch>>();

/** Marks the page entries of `useList` among the cache keys, which all start with the endpoint's id. */
export const PAGE = 'page';

/**
 * Marks the cached responses of these endpoints as stale: those on screen are fetched again now, the others when they are
 * next shown. Resolves once the new responses have arrived; a failed fetch is reported by the hook that shows it.
 */
export async function invalidate(...ids: readonly EndpointID[]): Promise<void> {
  if (ids.includes('getMe')) refetchCounts();
  await refetch(ids);
}

/** Fetches all data on screen again, including data that could not be fetched before. */
export async function invalidateAll(): Promise<void> {
  const refetches = [...listeners.values()].flatMap(ofEndpoint => [...ofEndpoint]);
  await Promise.all([mutate(key => Array.isArray(key)), ...refetches.map(refetch => refetch())]);
}

let counting: number | undefined;

/** Fetches the caller's record once more after a moment, because its counts of open items are updated with a delay. */
function refetchCounts(): void {
  clearTimeout(counting);
  counting = window.setTimeout(() => void refetch(['getMe']), timings.countsFollow);
}

async function refetch(ids: readonly EndpointID[]): Promise<void> {
  const isStale = (key: unknown): key is readonly unknown[] =>
    Array.isArray(key) && ids.some(id => id === key[0]);

  // Pages of a list that is off screen are dropped, since SWR revalidates only the first one when the list returns.
  void mutate(key => isStale(key) && key[3] === PAGE, undefined, { revalidate: false });
  await Promise.all([
    mutate(isStale),
    ...ids.flatMap(id => [...(listeners.get(id) ?? [])].map(refetch => refetch())),
  ]);
}

/** Calls `refetch` when an endpoint is invalidated, for readers that SWR's key filter does not reach. Returns an unsubscribe function. */
export function onInvalidate(id: EndpointID, refetch: Refetch): () => void {
  const ofEndpoint = listeners.get(id) ?? new Set();
  listeners.set(id, ofEndpoint.add(refetch));
  return () => void ofEndpoint.delete(refetch);
}
