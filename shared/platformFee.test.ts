import { describe, expect, test } from 'vitest';
import { cardCostOf, cardOrigins } from './cardCosts.ts';
import { gifts } from './gifts.ts';
import { planTypeIds } from './plans.ts';
import { amountWithFee, keptFeeOf, permilleOf, platformFeeOf } from './platformFee.ts';
import { currencies, money } from './settings.ts';

const permilles = planTypeIds.map(permilleOf);
const smallest = Math.min(...currencies.map(currency => gifts[currency].min));
const samples = Array.from({ length: 3_000 }, (_, index) =>
  Math.ceil((money.donation.max / 3_000) * (index + 1)),
);
/** Every amount up to 30.00, samples up to the largest donation, and the largest payment. */
const amounts = [
  ...Array.from({ length: 3_000 - smallest + 1 }, (_, index) => smallest + index),
  ...samples,
  money.donation.max,
  money.maxPayment,
];
/** Each currency with each plan's rate. */
const rates = currencies.flatMap(currency => permilles.map(permille => ({ currency, permille })));

test('the rate follows the plan', () => {
  expect(permilles).toEqual([50, 45, 40, 35]);
});

describe('the platform fee', () => {
  test.each([
    // amount, permille, fee: minor units
    [0, 'GBP', 50, 0],
    [20, 'GBP', 50, 20],
    [2_00, 'GBP', 50, 27],
    [2_00, 'EUR', 50, 32],
    [2_00, 'USD', 35, 37],
    [10_00, 'EUR', 50, 58],
    [11_42, 'GBP', 50, 57],
    [14_29, 'EUR', 50, 71],
    [25_00, 'EUR', 50, 1_25],
    [25_00, 'GBP', 45, 1_13],
    [25_00, 'GBP', 35, 1_01],
    [80_00, 'GBP', 35, 2_80],
    [1_000_00, 'USD', 35, 35_00],
    [999_999_99, 'GBP', 50, 50_000_00],
  ] as const)('of %i %s at %i thousandths is %i', (amount, currency, permille, fee) => {
    expect(platformFeeOf(amount, currency, permille)).toBe(fee);
  });

  test('never exceeds the amount', () => {
    for (const { currency, permille } of rates)
      for (let amount = 0; amount <= 300; amount++)
        expect(platformFeeOf(amount, currency, permille)).toBeLessThanOrEqual(amount);
  });

  test('is the plan’s share above the amount from which on that covers the dearest card', () => {
    const shareFrom = (currency: 'GBP' | 'EUR' | 'USD', permille: number) =>
      Math.max(
        ...amounts.filter(
          amount => platformFeeOf(amount, currency, permille) * 1000 > amount * permille + 500,
        ),
      );
    expect(currencies.map(currency => shareFrom(currency, 50))).toEqual([11_29, 14_09, 17_09]);
  });

  test('covers what the payment costs: any amount, currency, card and plan, with the fee on top or not', () => {
    const lost: string[] = [];
    for (const { currency, permille } of rates)
      for (const gift of amounts)
        for (const total of [gift, amountWithFee(gift, currency, permille)])
          for (const origin of cardOrigins) {
            const left = platformFeeOf(total, currency, permille) - cardCostOf(total, currency, origin);
            if (left < 0) lost.push(`${total} ${currency} ${permille} ${origin}: ${left}`);
          }
    expect(lost).toEqual([]);
  });
});

describe('the fee on top', () => {
  test.each([
    [2_00, 'GBP', 50, 2_27],
    [10_00, 'EUR', 50, 10_59],
    [25_00, 'EUR', 50, 26_32],
    [100_00, 'USD', 35, 103_67],
  ] as const)('%i %s at %i thousandths make %i', (gift, currency, permille, total) => {
    expect(amountWithFee(gift, currency, permille)).toBe(total);
  });

  test('leaves exactly the gift, and no smaller amount does', () => {
    const wrong: string[] = [];
    for (const { currency, permille } of rates)
      for (const gift of amounts) {
        const left = (amount: number) => amount - platformFeeOf(amount, currency, permille);
        const total = amountWithFee(gift, currency, permille);
        if (left(total) !== gift || left(total - 1) >= gift)
          wrong.push(`${gift} ${currency} ${permille}: ${total}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('the fee that is kept', () => {
  test('shrinks with each refunded unit, and a whole refund gives all of it back', () => {
    for (const [total, fee] of [
      [200, 37],
      [200, 200],
      [1_333, 67],
      [2_500, 125],
    ] as const) {
      const kept = Array.from({ length: total + 1 }, (_, left) => keptFeeOf(fee, total, left));
      expect(kept[0]).toBe(0);
      expect(kept[total]).toBe(fee);
      expect(kept.every((one, left) => one <= left)).toBe(true);
      expect(
        kept.every((one, left) => one >= (kept[left - 1] ?? 0) && one <= (kept[left - 1] ?? 0) + 1),
      ).toBe(true);
    }
  });

  test('is exact for the largest payment', () => {
    expect(keptFeeOf(50_000_00, money.maxPayment, 333_333_33)).toBe(1_666_667);
  });
});
