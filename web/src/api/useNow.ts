import { useEffect, useState } from 'react';
import { useRenderedAt } from './pageState.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * The present time in milliseconds since 1970; during hydration, the time at which the server rendered the page. Updated every
 * `interval` milliseconds, if one is given.
 */
export function useNow(interval?: number): number {
  const hydrated = useHydrated();
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (interval === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);

  return hydrated ? now : (renderedAt ?? now);
}
