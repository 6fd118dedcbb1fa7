import { expect, test } from 'vitest';
import { cardCostOf, cardOrigins, maxCardCostOf } from './cardCosts.ts';
import { currencies } from './settings.ts';

test('the fee is a percentage and a fixed amount, rounded half up', () => {
  expect(cardOrigins.map(origin => cardCostOf(100_00, 'GBP', origin))).toEqual([170, 270, 345]);
  expect(currencies.map(currency => cardCostOf(10_00, currency, 'uk'))).toEqual([35, 40, 45]);
  expect(cardCostOf(1_033, 'GBP', 'uk')).toBe(35);
  expect(cardCostOf(1_034, 'GBP', 'uk')).toBe(36);
});

test('the dearest card is one from outside Europe', () => {
  for (const currency of currencies)
    expect(maxCardCostOf(25_00, currency)).toBe(cardCostOf(25_00, currency, 'international'));
});
