import { useContext, useLayoutEffect } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom';
import { readJson } from '#web/api/storage.ts';
import { onTakenOver } from '#web/ui/keepInView.ts';

/** Name of the positions in the storage of the tab, by the keys of the history. */
const STORED = 'cairn.scroll';

/**
 * Restores the scroll position of a page on Back, Forward and Reload. While the page is still too short, because its data has
 * not arrived, it waits until the page has grown, or the user does something.
 */
export function ScrollPosition() {
  const { key } = useLocation();
  const restored = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;

  // The browser itself restores the position of a page that is loaded again, as far as there is room.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for the page that was loaded
  useLayoutEffect(() => goOnTo(isLoadedAgain() ? storedPosition(key) : undefined), []);
  // After the effects of its child, which restores the position once.
  useLayoutEffect(() => goOnTo(restored), [key, restored]);

  return <ScrollRestoration storageKey={STORED} />;
}

const isLoadedAgain = (): boolean =>
  performance.getEntriesByType('navigation').some(entry => Reflect.get(entry, 'type') === 'reload');

function storedPosition(key: string): unknown {
  const positions = readJson('session', STORED);
  return typeof positions === 'object' && positions !== null ? Reflect.get(positions, key) : undefined;
}

/** Scrolls to a position as soon as the page has room for it. Returns a function that stops waiting. */
function goOnTo(position: unknown): (() => void) | undefined {
  if (typeof position !== 'number' || hasRoomFor(position)) return undefined;

  const growth = new ResizeObserver(() => {
    window.scrollTo(0, position);
    if (hasRoomFor(position)) stop();
  });
  function stop() {
    growth.disconnect();
    forget();
  }
  const forget = onTakenOver(stop);
  growth.observe(document.body);
  return stop;
}

const hasRoomFor = (position: number): boolean =>
  document.documentElement.scrollHeight - window.innerHeight >= Math.floor(position);
