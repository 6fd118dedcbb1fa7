import type { MarketSort } from '#shared/finding.ts';
import { day } from '#shared/time.ts';
import type { Columns } from './columns.ts';

/** After every project that is running come those that have ended, the last one first. */
const afterAllRunning = 1e15;
/** More than any time in milliseconds. */
const tenPercent = 1e13;

/** Order of a project in a list, by its row and score at a time: the smallest comes first. */
export function marketOrder(columns: Columns, sort: MarketSort, at: number) {
  const { publishedAt, endsAt, builtTens } = columns;
  const published = (row: number) => publishedAt[row] ?? 0;
  const ends = (row: number) => endsAt[row] ?? 0;
  const keys: Record<MarketSort, (row: number, score: number) => number> = {
    newest: row => -published(row),
    endingSoon: row => (ends(row) > at ? ends(row) : afterAllRunning - ends(row)),
    mostBuilt: row => -((builtTens[row] ?? 0) * tenPercent + published(row)),
    relevance: (row, score) => {
      const isFresh = 0.5 ** (Math.max(0, at - published(row)) / (60 * day));
      const moves = (builtTens[row] ?? 0) / 10;
      const ended = ends(row) > at ? 1 : 0.7;
      return -score * (1 + 0.1 * isFresh + 0.1 * moves) * ended;
    },
  };
  return keys[sort];
}
