import { expect, test } from 'vitest';
import { chartScale, HEIGHT, pathOf, WIDTH } from './chartScale.ts';

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
