import { expect, test } from 'vitest';
import { weeksOf } from './weeksOf.ts';

const days = (length: number) =>
  Array.from({ length }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    visits: 1,
    visitors: 2,
    likes: 0,
    applications: 0,
    contributions: 0,
  }));

test.each([
  [365, ['2026-01-01', '2026-01-02', '2026-01-09'], [1, 7, 7], 53],
  [14, ['2026-01-01', '2026-01-08'], [7, 7], 2],
])('%s days are whole weeks up to the last day', (length, first, visits, count) => {
  const weeks = weeksOf(days(length));
  expect(weeks).toHaveLength(count);
  expect(weeks.slice(0, first.length).map(({ day }) => day)).toEqual(first);
  expect(weeks.slice(0, first.length).map(week => week.visits)).toEqual(visits);
  expect(weeks.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(2 * length);
});
