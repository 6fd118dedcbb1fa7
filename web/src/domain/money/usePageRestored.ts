import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the browser restores the page from its back/forward cache, with the state it was left in. */
export function usePageRestored(onReturn: () => void): void {
  const back = useEffectEvent(onReturn);

  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
