import { test } from 'vitest';
import { randomFrom } from '#shared/random.ts';
import { checkNothingLost, drawSplitCase } from '../testing/splitCase.ts';

test('a million random orders, refunded in random parts, lose no unit to rounding', () => {
  const random = randomFrom('million');
  for (let order = 0; order < 1_000_000; order++) checkNothingLost(drawSplitCase(random), random);
});
