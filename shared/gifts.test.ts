import { expect, test } from 'vitest';
import { gifts, minUnits } from './gifts.ts';
import { currencies, money } from './settings.ts';

test('the smallest payment is two units of each currency', () => {
  expect(currencies.map(currency => gifts[currency].min)).toEqual([2_00, 2_00, 2_00]);
});

test('sums that forms suggest and texts name can be paid, and are whole units of currency', () => {
  for (const currency of currencies) {
    const { min, small, example, presets } = gifts[currency];
    for (const sum of [small, example, ...presets]) {
      expect(sum).toBeGreaterThanOrEqual(min);
      expect(sum).toBeLessThanOrEqual(money.donation.max);
      expect(sum % 100).toBe(0);
    }
  }
});

test('points are bought in numbers that reach the smallest payment', () => {
  expect(minUnits(12_50, 'GBP')).toBe(1);
  expect(minUnits(2_00, 'EUR')).toBe(1);
  expect(minUnits(1_99, 'EUR')).toBe(2);
  expect(minUnits(50, 'USD')).toBe(4);
});
