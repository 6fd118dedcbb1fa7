import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus to the content after each navigation to another path, so that keyboards and screen readers start there: to
 * its heading if that takes the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
