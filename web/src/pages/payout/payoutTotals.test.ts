import { expect, test } from 'vitest';
import { aPayout } from '#web/testing/payouts.ts';
import { payoutTotals } from './payoutTotals.ts';

test('Totals are summed by currency without cancelled payouts', () => {
  const { waiting, paid } = payoutTotals([
    aPayout({ amount: 10_00 }),
    aPayout({ amount: 5_50, status: 'eligible' }),
    aPayout({ amount: 7_00, currency: 'EUR', status: 'failed' }),
    aPayout({ amount: 99_00, status: 'cancelled' }),
    aPayout({ amount: 20_00, status: 'completed' }),
  ]);
  expect(waiting).toEqual({
    sums: [
      { amount: 15_50, currency: 'GBP' },
      { amount: 7_00, currency: 'EUR' },
    ],
    count: 3,
  });
  expect(paid).toEqual({ sums: [{ amount: 20_00, currency: 'GBP' }], count: 1 });
});

test('Totals are what is sent, after what was set off', () => {
  const { paid } = payoutTotals([
    aPayout({ amount: 142_50, offset: 95_00, net: 47_50, status: 'completed' }),
  ]);
  expect(paid.sums).toEqual([{ amount: 47_50, currency: 'GBP' }]);
});

test('The next payout is the sum due on the earliest date', () => {
  const { next } = payoutTotals([
    aPayout({ amount: 3_00, eligibleDate: '2026-11-30T08:00:00.000Z' }),
    aPayout({ amount: 1_00, eligibleDate: '2026-11-24T08:00:00.000Z' }),
    aPayout({ amount: 2_00, eligibleDate: '2026-11-24T20:00:00.000Z' }),
    aPayout({ amount: 9_00, eligibleDate: '2026-11-01T08:00:00.000Z', status: 'completed' }),
  ]);
  expect(next?.sums).toEqual([{ amount: 3_00, currency: 'GBP' }]);
  expect(next?.at.slice(0, 10)).toBe('2026-11-24');
  expect(payoutTotals([]).next).toBeUndefined();
});
