import { useHydrated } from '#web/api/useHydrated.ts';
import { type Purpose, purposeOf } from './purpose.ts';
import { useReturnPath } from './useRedirectAfterSignIn.ts';

/** What the visitor needs the account for. The page was rendered without its query, so only once it is hydrated. */
export function usePurpose(): Purpose | undefined {
  const next = useReturnPath();
  return purposeOf(useHydrated() ? next : undefined);
}
