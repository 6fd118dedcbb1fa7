import { createContext, use, useEffect } from 'react';
import type { ApiError } from './apiError.ts';

type State = 'loaded' | 'refused';

/** Results of a page's queries, which decide whether the page has anything to show during maintenance. */
export interface PageLoads {
  /** Records the state of a query while it is on the page. Returns a function that removes it. */
  note: (state: State) => () => void;
  /** Whether maintenance has refused data, and none has loaded. */
  lacksData: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createPageLoads(): PageLoads {
  const counts = { loaded: 0, refused: 0 };
  const listeners = new Set<() => void>();
  const count = (state: State, change: number) => {
    counts[state] += change;
    for (const listener of listeners) listener();
  };
  return {
    note: state => {
      count(state, 1);
      return () => count(state, -1);
    },
    lacksData: () => counts.refused > 0 && counts.loaded === 0,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<PageLoads | undefined>(undefined);

/** Provides the loads of a page to its queries. */
export const PageLoadsProvider = Context.Provider;

/** Records the result of a query. Queries outside of a page are not recorded. */
export function useNotedLoad(data: unknown, error: ApiError | undefined): void {
  const loads = use(Context);
  const state =
    data !== undefined ? 'loaded' : error?.code === 'SITE_UNDER_MAINTENANCE' ? 'refused' : undefined;
  useEffect(() => state && loads?.note(state), [loads, state]);
}
