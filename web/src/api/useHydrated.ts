import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during prerendering and hydration, true afterwards; for content that only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
