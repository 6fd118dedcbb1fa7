import { expect, test } from 'vitest';
import { wholeShares } from './wholeShares.ts';

test.each([
  ['halves of a percent', [5_000, 3_000], 8_000, [0.63, 0.37]],
  ['thirds', [1, 1, 1], 3, [0.34, 0.33, 0.33]],
  ['parts that are not everything', [1, 1], 3, [0.34, 0.33]],
  ['a part of nothing', [0, 7], 7, [0, 1]],
  ['nothing', [0, 0], 0, [0, 0]],
  ['no parts', [], 5, []],
])('Shares of %s', (_, parts, whole, shares) => {
  expect(wholeShares(parts, whole)).toEqual(shares);
});
