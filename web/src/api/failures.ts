import endpoints from 'virtual:endpoints';
import { commonErrors } from 'virtual:refusals';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ApiError } from './apiError.ts';

/** A failure that the person has to know of, and whether it is one of several in a row. */
export interface Failure {
  id: EndpointID;
  error: ApiError;
  /** It goes on failing: the notice says so, and it is the last one. */
  persists: boolean;
}

/** Notices of one endpoint until it works again; the last one says that it goes on. */
export const MAX_TOASTS = 3;

const listeners = new Set<(failure: Failure) => void>();
const inARow = new Map<EndpointID, number>();

/** Hears of each failure that deserves a notice; gives back how to stop. */
export function onFailure(listener: (failure: Failure) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A call with `notifyOnFailure` failed for a reason that its page does not know of. Refusals that the contract declares, and fields
 * that were not accepted, are for the page to show where they belong.
 */
export function recordFailure(id: EndpointID, error: ApiError): void {
  if (!endpoints[id].notifyOnFailure || isForThePage(error)) return;

  const count = (inARow.get(id) ?? 0) + 1;
  inARow.set(id, count);
  if (count > MAX_TOASTS) return;
  for (const listener of listeners) listener({ id, error, persists: count === MAX_TOASTS });
}

/** The call works again: its next failure is news. */
export const recordSuccess = (id: EndpointID): void => void inARow.delete(id);

const ofTheSystem: readonly string[] = commonErrors.filter(code => code !== 'VALIDATION_FAILED');

const isForThePage = ({ code, isOutage }: ApiError): boolean =>
  !isOutage && code !== 'DATA_INTEGRITY' && !ofTheSystem.includes(code);
