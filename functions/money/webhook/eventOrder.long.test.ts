import { expect, test } from 'vitest';
import { deliverInEveryOrder } from '../testing/eventOrders.ts';

test.each([
  ['paid', 6],
  ['refunded', 120],
] as const)(
  'the events of one payment that is %s have one effect in each of %i orders',
  async (outcome, orders) => {
    expect(await deliverInEveryOrder(outcome)).toBe(orders);
  },
);
