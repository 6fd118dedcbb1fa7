import { expect, test } from 'vitest';
import { barsOf, chartScale, HEIGHT, isSparse, pathOf, WIDTH } from './chartScale.ts';

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[3], [0, 1, 2, 3]],
  [[5], [0, 2, 4, 6]],
  [[47], [0, 20, 40, 60]],
  [[84_000], [0, 25_000, 50_000, 75_000, 100_000]],
  [[100], [0, 25, 50, 75, 100]],
  [[412_060], [0, 200_000, 400_000, 600_000]],
])('the axis for %j has the lines %j', (values, ticks) => {
  expect(chartScale(values)).toEqual({ ticks, top: ticks.at(-1) });
});

test('a line begins on the left and ends on the right', () => {
  expect(pathOf([0, 5, 10], 10)).toBe(`M0.0 ${HEIGHT}.0L${WIDTH / 2}.0 ${HEIGHT / 2}.0L${WIDTH}.0 0.0`);
});

test('values of which most are zero are sparse', () => {
  expect(
    [
      [0, 0, 1],
      [0, 0],
      [0, 1],
      [3, 0, 2, 5],
    ].map(isSparse),
  ).toEqual([true, true, false, false]);
});

test('each value that is not zero has a bar in the middle of its day, beside that of the other series', () => {
  const days = 2 * (WIDTH / 80);
  const values = Array.from({ length: days }, (_, at) => (at === 1 ? 5 : 0));
  const middle = 1.5 * 40;
  const [before, after] = [0, 1].map(at => barsOf(values, 10, { at, of: 2 }));
  expect(before).toBe(`M${middle - 14}.0 ${HEIGHT}V${HEIGHT / 2}.0H${middle}.0V${HEIGHT}Z`);
  expect(after).toBe(`M${middle}.0 ${HEIGHT}V${HEIGHT / 2}.0H${middle + 14}.0V${HEIGHT}Z`);
});
