import { useHydrated } from '#web/api/useHydrated.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { useReturnPath } from './useRedirectAfterSignIn.ts';

/** Activity for which the visitor needs an account. Undefined until hydration, because the server renders without the query. */
export function usePurpose(): Purpose | undefined {
  const next = useReturnPath();
  return purposeOf(useHydrated() ? next : undefined);
}
