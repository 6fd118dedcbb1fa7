import { readJson, storeJson } from '#web/api/storage.ts';

/** Predecessor of a page of a list. */
export interface PrecedingPages {
  /** Cursor of the previous page; absent if that is the first page. */
  cursor?: string | undefined;
  /** Number of results on all previous pages. */
  shown: number;
}

const KEY = 'cairn.market.trail';
const MOST = 60;

/** Stores the predecessor of a page in the session, because cursors only lead forward. */
export function rememberPage(cursor: string, before: PrecedingPages): void {
  const others = readPageTrail().filter(([known]) => known !== cursor);
  // Without storage, "Previous" leads to the first page.
  storeJson('session', KEY, [...others, [cursor, before]].slice(-MOST));
}

/** Returns undefined for a page that was opened by a shared URL. */
export const recallPage = (cursor: string): PrecedingPages | undefined =>
  readPageTrail().find(([known]) => known === cursor)?.[1];

function readPageTrail(): [string, PrecedingPages][] {
  const stored = readJson('session', KEY);
  return Array.isArray(stored) ? stored : [];
}
