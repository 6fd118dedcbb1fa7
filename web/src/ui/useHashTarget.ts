import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInView } from './keepInView.ts';

/** Scrolls to the target of a hash that renders after the page has loaded, keeps it in view while the page loads, and focuses it. */
export function useHashTarget<Target extends HTMLElement>(
  name: `#${string}`,
  isThere: boolean,
): RefObject<Target | null> {
  const { hash } = useLocation();
  const target = useRef<Target>(null);
  useEffect(() => {
    if (hash !== name || !isThere || !target.current) return undefined;
    target.current.focus({ preventScroll: true });
    return keepInView(target.current);
  }, [hash, name, isThere]);
  return target;
}

/** Scrolls to the part with the id that the hash of the address names, once the page has been rendered, and keeps it in view while it loads. */
export function useHashPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    return part ? keepInView(part) : undefined;
  }, [hash]);
}
