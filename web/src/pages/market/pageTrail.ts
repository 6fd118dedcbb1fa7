/** What lies before a page of the market. */
export interface PrecedingPages {
  /** Where the page before it begins; absent if that is the first. */
  cursor?: string | undefined;
  /** How many projects were shown up to here. */
  shown: number;
}

const KEY = 'cairn.market.trail';
const MOST = 60;

/** Remembers what lies before a page, for as long as the tab is open: cursors only lead forward. */
export function rememberPage(cursor: string, before: PrecedingPages): void {
  const others = readPageTrail().filter(([known]) => known !== cursor);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [cursor, before]].slice(-MOST)));
  } catch {
    // Without storage "Previous" leads to the first page.
  }
}

/** Nothing for a page whose address came from elsewhere. */
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
