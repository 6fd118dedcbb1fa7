import { describe, expect, test } from 'vitest';
import { commissionOf, permilleOf } from '#shared/commission.ts';
import { randomFrom } from '#shared/random.ts';
import { currencies, planTypeIds } from '#shared/settings.ts';
import { checkNothingLost, drawSplitCase, type SplitCase } from '../testing/splitCase.ts';

const largest = 99_999_999;
const fair = { planTypeId: 'free', contributorsPart: 33 } as const;

describe('no unit is lost to rounding', () => {
  test.each<SplitCase>([
    { amount: 1, planTypeId: 'free', contributorsPart: 90, points: [1] },
    { amount: 1, planTypeId: 'premium', contributorsPart: 0, points: [] },
    { amount: 10, planTypeId: 'free', contributorsPart: 90, points: [1, 1] },
    { amount: largest, planTypeId: 'premium', contributorsPart: 90, points: [1, 1, 1] },
    { amount: largest, ...fair, points: Array.from({ length: 200 }, () => 1_000_000) },
    { amount: 199, planTypeId: 'basic', contributorsPart: 90, points: [1, 0, 999_999_999] },
  ])('of the smallest and largest amounts (%#)', one => {
    for (let round = 0; round < 100; round++) checkNothingLost(one, randomFrom(`round ${round}`));
  });

  /** `npm run test:long` draws a million. */
  test('of ten thousand random orders that are refunded in random parts', () => {
    const random = randomFrom('orders');
    for (let order = 0; order < 10_000; order++) checkNothingLost(drawSplitCase(random), random);
  });
});

test('the fee differs from its share of the amount by half a unit at most', () => {
  for (const permille of planTypeIds.map(permilleOf))
    for (let amount = 0; amount < 5_000; amount++)
      expect(Math.abs(commissionOf(amount, permille) * 1_000 - amount * permille)).toBeLessThanOrEqual(500);
});

test('every currency has hundredths, which forms and formats of amounts assume', () => {
  const digitsOf = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  expect(currencies.map(digitsOf)).toEqual(currencies.map(() => 2));
});
