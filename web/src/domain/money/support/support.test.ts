import { describe, expect, test } from 'vitest';
import { daysUntilEnd } from '#shared/days.ts';
import { stoneSums } from '#shared/stones.ts';
import { amountProblem, nextMilestone, nextStone, unitRange, unitsProblem } from './support.ts';

describe('Amount of a donation', () => {
  test('allows the smallest payment of the currency to 5,000, inclusive', () => {
    expect(amountProblem(undefined, 'GBP')).toBe('unreadable');
    expect(amountProblem(1_99, 'GBP')).toBe('tooSmall');
    expect(amountProblem(2_00, 'GBP')).toBeUndefined();
    expect(amountProblem(1_99, 'EUR')).toBe('tooSmall');
    expect(amountProblem(2_00, 'EUR')).toBeUndefined();
    expect(amountProblem(5_000_00, 'GBP')).toBeUndefined();
    expect(amountProblem(5_000_01, 'GBP')).toBe('tooLarge');
  });
});

test("Points per payment reach the smallest payment and at most a quarter of the remaining points, within the provider's maximum", () => {
  const range = (remainingUnits: number, unitPrice: number) =>
    unitRange({ remainingUnits, unitPrice, currency: 'GBP' });
  expect(range(43, 12_50)).toEqual({ fewest: 1, most: 10 });
  expect(range(3, 12_50)).toEqual({ fewest: 1, most: 1 });
  expect(range(0, 12_50)).toEqual({ fewest: 1, most: 0 });
  expect(range(43, 50)).toEqual({ fewest: 4, most: 10 });
  expect(range(9, 50)).toEqual({ fewest: 4, most: 4 });
  expect(range(3, 50)).toEqual({ fewest: 4, most: 0 });
  expect(range(100_000, 100_000_00)).toEqual({ fewest: 1, most: 9 });
});

test('A number of points outside the range is too small or too large, and never rounded into it', () => {
  const range = { fewest: 4, most: 10 };
  expect([undefined, 3, 4, 10, 11].map(units => unitsProblem(units, range))).toEqual([
    'unreadable',
    'fewest',
    undefined,
    undefined,
    'most',
  ]);
});

describe('Seven stones of a budget', () => {
  test('end at the full budget', () => {
    expect(stoneSums(10_000_00)).toEqual([1429_00, 2858_00, 4286_00, 5715_00, 7143_00, 8572_00, 10_000_00]);
  });

  test('return the next stone and the amount missing to reach it', () => {
    expect(nextStone({ budget: 10_000_00, raised: 0 })).toEqual({ place: 0, missing: 1429_00 });
    expect(nextStone({ budget: 10_000_00, raised: 6_100_00 })).toEqual({ place: 4, missing: 1043_00 });
    expect(nextStone({ budget: 10_000_00, raised: 10_000_00 })).toBeUndefined();
    expect(nextStone({ budget: 10_000_00, raised: 12_000_00 })).toBeUndefined();
  });
});

test('The next milestone is the first whose amount has not been received', () => {
  const milestones = [
    { name: 'First boat', amount: 2_000_00 },
    { name: 'Second boat', amount: 9_000_00 },
  ];
  expect(nextMilestone({ milestones, raised: 1_200_00 })).toEqual({
    name: 'First boat',
    amount: 2_000_00,
    place: 0,
    missing: 800_00,
  });
  expect(nextMilestone({ milestones, raised: 2_000_00 })).toMatchObject({ name: 'Second boat' });
  expect(nextMilestone({ milestones, raised: 9_000_00 })).toBeUndefined();
  expect(nextMilestone({ raised: 0 })).toBeUndefined();
});

test('Days are counted between calendar dates', () => {
  const now = Date.parse('2026-11-20T23:30:00Z');
  const until = (endDate: string) => daysUntilEnd({ endDate, country: 'GB' }, now);
  expect(until('2026-11-20')).toBe(0);
  expect(until('2026-11-21')).toBe(1);
  expect(until('2026-11-19')).toBe(-1);
});
