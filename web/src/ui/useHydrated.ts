import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what the server sent, true afterwards: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
