import { use, useEffect, useEffectEvent, useState } from 'react';
import { NavigationContext } from './NavigationContext.ts';
import type { Held, MayHold } from './navigation.ts';

export interface Blocker {
  /** A departure is held: somebody is to be asked. */
  isBlocked: boolean;
  /** Leaves after all. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/** Holds departures from a page, by links, by code and by the buttons of the browser, until somebody has been asked. */
export function useBlocker(mayHold: MayHold): Blocker {
  const navigation = use(NavigationContext);
  const [departure, setDeparture] = useState<Held>();
  const ask = useEffectEvent(mayHold);

  useEffect(() => navigation?.hold((from, to) => ask(from, to), setDeparture), [navigation]);

  return {
    isBlocked: departure !== undefined,
    proceed: () => {
      setDeparture(undefined);
      departure?.proceed();
    },
    reset: () => setDeparture(undefined),
  };
}
