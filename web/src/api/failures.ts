import { commonErrors } from 'virtual:refusals';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ApiError } from './apiError.ts';
import { notifiesOnFailure } from './endpointOf.ts';

/** A failed call that is reported to the user in a toast. */
export interface Failure {
  id: EndpointID;
  error: ApiError;
  /** True for the last toast of a series: it says that the endpoint keeps failing. */
  persists: boolean;
}

/** Maximum number of toasts per endpoint until a call to it succeeds again. */
export const MAX_TOASTS = 3;

const listeners = new Set<(failure: Failure) => void>();
const failureCounts = new Map<EndpointID, number>();

/** Subscribes to failures that need a toast. Returns an unsubscribe function. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Reports a failed call with `notifyOnFailure`. Refusals that the contract declares, and validation errors, are ignored: the page
 * shows them where they belong.
 */
export function recordFailure(id: EndpointID, error: ApiError): void {
  if (!notifiesOnFailure(id) || isShownByPage(error)) return;

  const count = (failureCounts.get(id) ?? 0) + 1;
  failureCounts.set(id, count);
  if (count > MAX_TOASTS) return;
  for (const listener of listeners) listener({ id, error, persists: count === MAX_TOASTS });
}

/** Resets the failure count of an endpoint after a successful call. */
export const recordSuccess = (id: EndpointID): void => void failureCounts.delete(id);

const genericCodes: readonly string[] = commonErrors.filter(code => code !== 'VALIDATION_FAILED');

const isShownByPage = ({ code, isOutage }: ApiError): boolean =>
  !isOutage && code !== 'DATA_INTEGRITY' && !genericCodes.includes(code);
