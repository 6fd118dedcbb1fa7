import { expect, test } from 'vitest';
import { keptFee } from './keptFee.ts';

const order = (total: number, ...amounts: number[]) => ({
  total,
  shares: amounts.map(amount => ({ amount, reversed: 0 })),
});

test('is the booked fee in proportion to what refunds leave', () => {
  const booked = order(2_632, 2_000, 500);
  expect([0, 1_000, 2_631, 2_632].map(refunded => keptFee(booked, refunded))).toEqual([132, 82, 0, 0]);
});

test('follows the fee that was booked, also of an order that was paid before the fee had a minimum', () => {
  expect([0, 500, 1_000].map(refunded => keptFee(order(1_000, 950), refunded))).toEqual([50, 25, 0]);
});

test('does not depend on the refunds before: what shares have given back counts as received', () => {
  const before = order(2_632, 2_500);
  const after = { total: 2_632, shares: [{ amount: 1_550, reversed: 950 }] };
  for (let refunded = 1_000; refunded <= 2_632; refunded++)
    expect(keptFee(after, refunded)).toBe(keptFee(before, refunded));
});

test('given back in any parts, comes to the whole fee', () => {
  const booked = order(200, 163);
  let given = 0;
  for (let refunded = 1; refunded <= 200; refunded++)
    given += keptFee(booked, refunded - 1) - keptFee(booked, refunded);
  expect(given).toBe(37);
});
