import type { MarketSort, PersonSort } from '#shared/finding.ts';
import { day } from '#shared/time.ts';

/** After every project that is running come those that have ended, the last one first. */
const afterAllRunning = 1e15;
/** More than any time in milliseconds. */
const tenPercent = 1e13;

type Numbers<Field extends string> = Readonly<Record<Field, Float64Array>>;
type OrderOf = (row: number, score: number) => number;

/** Order of a project in a list, by its row and score at a time: the smallest comes first. */
export function marketOrder(
  { publishedAt, endsAt, builtTens }: Numbers<'publishedAt' | 'endsAt' | 'builtTens'>,
  sort: MarketSort,
  at: number,
): OrderOf {
  const published = (row: number) => publishedAt[row] ?? 0;
  const ends = (row: number) => endsAt[row] ?? 0;
  const keys: Record<MarketSort, OrderOf> = {
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

/** More than the logarithm of any number of points. */
const mostPoints = 1e13;

/** Order of a person in a list: the smallest comes first. Of equal matches, the one with more points comes first. */
export function personOrder({ joinedAt, points }: Numbers<'joinedAt' | 'points'>, sort: PersonSort): OrderOf {
  const joined = (row: number) => joinedAt[row] ?? 0;
  const earned = (row: number) => points[row] ?? 0;
  const keys: Record<PersonSort, OrderOf> = {
    newest: row => -joined(row),
    points: row => -(earned(row) + joined(row) / mostPoints),
    relevance: (row, score) => -score * (1 + 0.05 * Math.log10(1 + Math.max(0, earned(row)))),
  };
  return keys[sort];
}
