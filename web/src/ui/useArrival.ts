import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds until assistive technology knows a region that has just arrived. */
const KNOWN_AFTER = 100;

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Key for the text of a live region. Screen readers miss a text that arrives together with its region, so the key changes once they
 * know the region: React then puts the text in again, which they read out. What the server has rendered is read with the page.
 * @param hasNews whether the region has a text now that is to be read out
 */
export function useArrival(hasNews: boolean): 'arriving' | 'arrived' {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isArriving, setArriving] = useState(hasNews && !isHydrating);
  useEffect(() => {
    if (!isArriving) return undefined;
    const timer = setTimeout(() => setArriving(false), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [isArriving]);
  return isArriving ? 'arriving' : 'arrived';
}
