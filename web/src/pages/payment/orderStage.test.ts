import { describe, expect, test } from 'vitest';
import { paymentStates } from '#shared/lifecycle.ts';
import { anOrder } from '#web/testing/orders.ts';
import { stageOf } from './orderStage.ts';

const arrival = { hasPaid: false, hasLeft: false, isOver: false };

describe('Stage of an order', () => {
  test.each(paymentStates.filter(status => status !== 'pending'))(
    'is the status %s, however the donor arrived',
    status => {
      expect(stageOf(anOrder({ status }), { hasPaid: true, hasLeft: true, isOver: true })).toBe(status);
    },
  );

  test('is “checking” until the order is decided or polling is over', () => {
    expect(stageOf(undefined, arrival)).toBe('checking');
    expect(stageOf(anOrder(), { ...arrival, hasPaid: true })).toBe('checking');
    expect(stageOf(anOrder(), { ...arrival, hasPaid: true, isOver: true })).toBe('waiting');
  });

  test('is not “declined” once the donor has paid after an earlier declined card', () => {
    const order = anOrder({ reason: 'paymentReason.card_declined' });
    expect(stageOf(order, { ...arrival, hasPaid: true })).toBe('checking');
  });

  test('is “declined” if the donor returns after a declined card: the order is not cancelled', () => {
    const order = anOrder({ reason: 'paymentReason.card_declined' });
    expect(stageOf(order, { ...arrival, hasLeft: true })).toBe('declined');
  });

  test('is “cancelling” if the donor returns without paying', () => {
    expect(stageOf(anOrder(), { ...arrival, hasLeft: true })).toBe('cancelling');
    expect(stageOf(anOrder(), arrival)).toBe('open');
  });
});
