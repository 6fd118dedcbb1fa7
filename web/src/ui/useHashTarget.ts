import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the target of a hash that renders after the page has loaded, and focuses it. */
export function useHashTarget<Target extends HTMLElement>(
  name: `#${string}`,
  isThere: boolean,
): RefObject<Target | null> {
  const { hash } = useLocation();
  const target = useRef<Target>(null);
  useEffect(() => {
    if (hash !== name || !isThere) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [hash, name, isThere]);
  return target;
}
