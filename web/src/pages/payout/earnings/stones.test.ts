import { expect, test } from 'vitest';
import { gridOf, stonesOf, stoneValue } from './stones.ts';

test.each([
  [1, 100],
  [2_000, 100],
  [2_001, 200],
  [115_000, 10_000],
  [99_999_900, 5_000_000],
])('a stone of a month of %i is worth %i', (largest, value) => {
  expect(stoneValue(largest)).toBe(value);
  expect(stonesOf(largest, value)).toBeLessThanOrEqual(20);
});

test('anything is at least one stone, and nothing is none', () => {
  expect(stonesOf(1, 10_000)).toBe(1);
  expect(stonesOf(0, 10_000)).toBe(0);
});

test('the grid has round amounts up to the top', () => {
  expect(gridOf(110_000, 10_000)).toEqual([0, 40_000, 80_000]);
  expect(gridOf(300, 100)).toEqual([0, 100, 200, 300]);
});
