import { use, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { NavigationContext } from '#web/routes/NavigationContext.ts';

/** A new page starts at its top, or at its anchor, with focus on the content; back and forward return to where they were. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const navigation = use(NavigationContext);
  const first = useRef(true);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
  }, []);

  // Before the next page is rendered: afterwards the browser may have moved to keep what it shows in place.
  useEffect(() => {
    const store = () => sessionStorage.setItem(`cairn.scroll.${key}`, String(window.scrollY));
    const leave = navigation?.subscribe(store);
    window.addEventListener('pagehide', store);
    return () => {
      leave?.();
      window.removeEventListener('pagehide', store);
    };
  }, [key, navigation]);

  useEffect(() => {
    const stayed = lastPath.current === pathname;
    const starting = first.current;
    first.current = false;
    lastPath.current = pathname;

    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const former = Number(sessionStorage.getItem(`cairn.scroll.${key}`));
    if (how === NavigationType.Pop && former) window.scrollTo(0, former);
    else if (anchor) anchor.scrollIntoView();
    else if (!starting && !stayed) window.scrollTo(0, 0);
    if (!starting && !stayed) document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, hash, how]);
}
