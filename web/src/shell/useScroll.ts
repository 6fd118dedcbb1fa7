import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top, or at its anchor, with focus on the content; back and forward return to where they were. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const first = useRef(true);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if ('scrollRestoration' in history) history.scrollRestoration = 'manual';
    return () => sessionStorage.setItem(`cairn.scroll.${key}`, String(window.scrollY));
  }, [key]);

  useEffect(() => {
    const store = () => sessionStorage.setItem(`cairn.scroll.${key}`, String(window.scrollY));
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [key]);

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
