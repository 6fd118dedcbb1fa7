import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds until assistive technology knows a region that has just arrived. */
const KNOWN_AFTER = 100;

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether a live region has just arrived together with its text. Screen readers miss such a text: it is to be `aria-hidden` at first,
 * and they read it out when it is not any more. What the server has rendered is read with the page.
 * @param hasNews whether the region has a text now that is to be read out
 */
export function useArrival(hasNews: boolean): boolean {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isArriving, setArriving] = useState(hasNews && !isHydrating);
  useEffect(() => {
    if (!isArriving) return undefined;
    const timer = setTimeout(() => setArriving(false), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, [isArriving]);
  return isArriving;
}
