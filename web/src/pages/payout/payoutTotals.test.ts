import { expect, test } from 'vitest';
import { aPayout } from '#web/testing/payouts.ts';
import { payoutTotals } from './payoutTotals.ts';

const totals = (payouts: Parameters<typeof payoutTotals>[0]) => payoutTotals(payouts, 10_00);

test('Totals are summed by currency without cancelled payouts', () => {
  const { waiting, paid } = totals([
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
  const { paid } = totals([aPayout({ amount: 142_50, offset: 95_00, net: 47_50, status: 'completed' })]);
  expect(paid.sums).toEqual([{ amount: 47_50, currency: 'GBP' }]);
});

test('The next payout is the sum due on the earliest date', () => {
  const { next } = totals([
    aPayout({ amount: 30_00, eligibleDate: '2026-11-30T08:00:00.000Z' }),
    aPayout({ amount: 10_00, eligibleDate: '2026-11-24T08:00:00.000Z' }),
    aPayout({ amount: 20_00, eligibleDate: '2026-11-24T20:00:00.000Z' }),
    aPayout({ amount: 90_00, eligibleDate: '2026-11-01T08:00:00.000Z', status: 'completed' }),
  ]);
  expect(next).toEqual({
    sums: [{ amount: 30_00, currency: 'GBP' }],
    at: '2026-11-24T08:00:00.000Z',
  });
  expect(totals([])).toMatchObject({ next: undefined, collecting: [] });
});

test('Payouts that are held are not announced as the next one', () => {
  const held = aPayout({ amount: 30_00, eligibleDate: '2026-11-24T08:00:00.000Z', held: true });
  const later = aPayout({ amount: 20_00, eligibleDate: '2026-11-30T08:00:00.000Z' });
  expect(totals([held, later])).toMatchObject({
    next: { sums: [{ amount: 20_00 }], at: '2026-11-30T08:00:00.000Z' },
    isHeld: false,
  });
  expect(totals([held])).toMatchObject({ next: undefined, collecting: [], isHeld: true });
});

test('Payouts below the minimum are no next payout until they reach it together, by currency', () => {
  const first = aPayout({ amount: 5_79, eligibleDate: '2026-11-24T08:00:00.000Z' });
  const euros = aPayout({ amount: 9_00, currency: 'EUR', eligibleDate: '2026-11-25T08:00:00.000Z' });
  expect(totals([first, euros])).toMatchObject({
    next: undefined,
    collecting: [
      { amount: 5_79, currency: 'GBP' },
      { amount: 9_00, currency: 'EUR' },
    ],
  });

  const second = aPayout({ amount: 4_21, eligibleDate: '2026-11-30T08:00:00.000Z' });
  expect(totals([second, euros, first])).toMatchObject({
    next: { sums: [{ amount: 10_00, currency: 'GBP' }], at: '2026-11-30T08:00:00.000Z' },
    collecting: [],
  });
});
