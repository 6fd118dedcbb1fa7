import { storeItem } from '#web/api/deviceStorage.ts';

/** Predecessor of a page of the market. */
export interface PrecedingPages {
  /** Cursor of the previous page; absent if that is the first page. */
  cursor?: string | undefined;
  /** Number of projects on all previous pages. */
  shown: number;
}

const KEY = 'cairn.market.trail';
const MOST = 60;

/** Stores the predecessor of a page in the session, because cursors only lead forward. */
export function rememberPage(cursor: string, before: PrecedingPages): void {
  const others = readPageTrail().filter(([known]) => known !== cursor);
  // Without storage, "Previous" leads to the first page.
  storeItem('session', KEY, JSON.stringify([...others, [cursor, before]].slice(-MOST)));
}

/** Returns undefined for a page that was opened by a shared URL. */
export const recallPage = (cursor: string): PrecedingPages | undefined =>
  readPageTrail().find(([known]) => known === cursor)?.[1];

function readPageTrail(): [string, PrecedingPages][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
