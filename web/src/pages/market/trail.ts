/** What lies before a page of the market. */
export interface Before {
  /** Where the page before it begins; absent if that is the first. */
  cursor?: string | undefined;
  /** How many projects were shown up to here. */
  shown: number;
}

const KEY = 'cairn.market.trail';
const MOST = 60;

/** Remembers what lies before a page, for as long as the tab is open: cursors only lead forward. */
export function remember(cursor: string, before: Before): void {
  const others = readTrail().filter(([known]) => known !== cursor);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [cursor, before]].slice(-MOST)));
  } catch {
    // Without storage "Previous" leads to the first page.
  }
}

/** Nothing for a page whose address came from elsewhere. */
export const recall = (cursor: string): Before | undefined =>
  readTrail().find(([known]) => known === cursor)?.[1];

function readTrail(): [string, Before][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
