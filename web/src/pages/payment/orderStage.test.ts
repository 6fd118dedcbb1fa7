import { describe, expect, test } from 'vitest';
import { paymentStates } from '#shared/lifecycle.ts';
import { anOrder } from '#web/testing/orders.ts';
import { POLL_PAUSES, stageOf } from './orderStage.ts';

const came = { hasPaid: false, hasLeft: false, isOver: false };

describe('What the page of an order tells', () => {
  test.each(paymentStates.filter(status => status !== 'pending'))(
    'is that it is %s, however the person came',
    status => {
      expect(stageOf(anOrder({ status }), { hasPaid: true, hasLeft: true, isOver: true })).toBe(status);
    },
  );

  test('is that the provider is asked, until it is known or a minute is over', () => {
    expect(stageOf(undefined, came)).toBe('checking');
    expect(stageOf(anOrder(), { ...came, hasPaid: true })).toBe('checking');
    expect(stageOf(anOrder(), { ...came, hasPaid: true, isOver: true })).toBe('waiting');
  });

  test('is not the card that was declined before, once the person has paid', () => {
    const order = anOrder({ reason: 'paymentReason.card_declined' });
    expect(stageOf(order, { ...came, hasPaid: true })).toBe('checking');
  });

  test('is that another card may be tried, and the order is kept for it', () => {
    const order = anOrder({ reason: 'paymentReason.card_declined' });
    expect(stageOf(order, { ...came, hasLeft: true })).toBe('declined');
  });

  test('is that an order that was left without a try is given up', () => {
    expect(stageOf(anOrder(), { ...came, hasLeft: true })).toBe('cancelling');
    expect(stageOf(anOrder(), came)).toBe('open');
  });
});

test('The provider is asked for a minute, less and less often', () => {
  expect(POLL_PAUSES.reduce((sum, pause) => sum + pause, 0)).toBe(60_000);
  expect(POLL_PAUSES.toSorted((a, b) => a - b)).toEqual(POLL_PAUSES);
});
