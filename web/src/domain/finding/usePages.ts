import { useEffect } from 'react';
import type { Choice } from './listQuery.ts';
import { recallPage, rememberPage } from './pageTrail.ts';

interface Given {
  choice: Choice;
  /** The page, once it has arrived. */
  arrived: { items: readonly unknown[]; cursor?: string | undefined } | undefined;
  /** Whether the address is known; the prerendered HTML has none. */
  isKnown: boolean;
  address: (choice: Choice) => string;
}

/** The number of the first result of a page, and the paths of its neighbours. Cursors lead forward only, so pages are remembered. */
export function usePages({ choice, arrived, isKnown, address }: Given) {
  const { page, cursor, limit } = choice;
  const before = cursor && isKnown ? recallPage(cursor) : undefined;
  const shownBefore = before?.shown ?? (page - 1) * limit;
  const next = arrived?.cursor;
  const shown = shownBefore + (arrived?.items.length ?? 0);
  useEffect(() => {
    if (next !== undefined) rememberPage(next, { cursor, shown });
  }, [cursor, next, shown]);

  return {
    first: shownBefore + 1,
    previous:
      page > 1 ? address({ ...choice, page: before ? page - 1 : 1, cursor: before?.cursor }) : undefined,
    next: next === undefined ? undefined : address({ ...choice, page: page + 1, cursor: next }),
  };
}
