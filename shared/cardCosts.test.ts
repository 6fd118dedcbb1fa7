import { expect, test } from 'vitest';
import { breakEven, cardCostOf, cardOrigins, minPayment, minUnits } from './cardCosts.ts';
import { commissionOf } from './commission.ts';
import { currencies, money, plans } from './settings.ts';

const permilles = Object.values(plans).map(({ commissionPermille }) => commissionPermille);

test('the fee is a percentage and a fixed amount, rounded half up', () => {
  expect(cardOrigins.map(origin => cardCostOf(100_00, 'GBP', origin))).toEqual([170, 270, 345]);
  expect(currencies.map(currency => cardCostOf(10_00, currency, 'uk'))).toEqual([35, 40, 45]);
  expect(cardCostOf(1_033, 'GBP', 'uk')).toBe(35);
  expect(cardCostOf(1_034, 'GBP', 'uk')).toBe(36);
});

test('smallest payments are 10 pounds, 13 euros and 15 dollars', () => {
  expect(minPayment).toEqual({ GBP: 10_00, EUR: 13_00, USD: 15_00 });
});

test('no payment from the smallest on loses money on a domestic card, whatever the plan', () => {
  for (const currency of currencies)
    for (const permille of permilles)
      for (let amount = minPayment[currency]; amount <= 60_00; amount++)
        expect(commissionOf(amount, permille) - cardCostOf(amount, currency, 'uk')).toBeGreaterThanOrEqual(0);
  expect(commissionOf(money.donation.max, 35)).toBeGreaterThan(cardCostOf(money.donation.max, 'GBP', 'uk'));
});

test('a smaller payment loses money at the lowest commission', () => {
  expect(commissionOf(9_00, 35) - cardCostOf(9_00, 'GBP', 'uk')).toBeLessThan(0);
  expect(breakEven('GBP', 35, 'uk')).toBe(10_00);
  expect(breakEven('GBP', 50, 'uk')).toBe(5_72);
});

test('foreign cards break even later', () => {
  expect(breakEven('EUR', 35, 'eea')).toBe(25_00);
  expect(breakEven('EUR', 50, 'eea')).toBe(10_00);
  expect(breakEven('USD', 35, 'international')).toBe(120_00);
});

test('points are bought in numbers that reach the smallest payment', () => {
  expect(minUnits(12_50, 'GBP')).toBe(1);
  expect(minUnits(12_50, 'EUR')).toBe(2);
  expect(minUnits(3_00, 'GBP')).toBe(4);
  expect(minUnits(50, 'USD')).toBe(30);
});
