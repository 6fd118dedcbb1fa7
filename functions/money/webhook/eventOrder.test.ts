import { expect, test } from 'vitest';
import { deliverInEveryOrder } from '../testing/eventOrders.ts';

/** `npm run test:long` delivers the events of a refunded payment in every order, too. */
test('the events of one payment have one effect in every order, each ten times and eight at once', async () => {
  expect(await deliverInEveryOrder('paid')).toBe(6);
});
