import { describe, expect, test } from 'vitest';
import { randomFrom } from '#shared/random.ts';
import { currencies } from '#shared/settings.ts';
import { checkNothingLost, drawSplitCase, type SplitCase } from '../testing/splitCase.ts';

const largest = 99_999_999;
const fair = { currency: 'GBP', planTypeId: 'free', contributorsPart: 33 } as const;

describe('no unit is lost to rounding', () => {
  test.each<SplitCase>([
    { amount: 1, currency: 'EUR', planTypeId: 'free', contributorsPart: 90, points: [1] },
    { amount: 1, currency: 'USD', planTypeId: 'premium', contributorsPart: 0, points: [] },
    { amount: 10, currency: 'GBP', planTypeId: 'free', contributorsPart: 90, points: [1, 1] },
    { amount: largest, currency: 'GBP', planTypeId: 'premium', contributorsPart: 90, points: [1, 1, 1] },
    { amount: largest, ...fair, points: Array.from({ length: 200 }, () => 1_000_000) },
    { amount: 199, currency: 'USD', planTypeId: 'basic', contributorsPart: 90, points: [1, 0, 999_999_999] },
  ])('of the smallest and largest amounts (%#)', one => {
    for (let round = 0; round < 100; round++) checkNothingLost(one, randomFrom(`round ${round}`));
  });

  /** `npm run test:long` draws a million. */
  test('of ten thousand random orders that are refunded in random parts', () => {
    const random = randomFrom('orders');
    for (let order = 0; order < 10_000; order++) checkNothingLost(drawSplitCase(random), random);
  });
});

test('every currency has hundredths, which forms and formats of amounts assume', () => {
  const digitsOf = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  expect(currencies.map(digitsOf)).toEqual(currencies.map(() => 2));
});
