import { Refund } from '#shared/entities/refund.ts';

/** The reason of `aRefund`. */
export const refundReason = 'I pressed the button twice.';

/** A refund request for `anOrder` that has not been answered, with the given changes. */
export const aRefund = (change: object = {}): Refund =>
  Refund.parse({
    RefundID: 'order-1-r01',
    PaymentID: 'order-1',
    project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
    initiator: 'payer',
    status: 'requested',
    currency: 'GBP',
    reason: refundReason,
    createdAt: '2026-11-20T10:00:00.000Z',
    answerBy: '2026-11-27T10:00:00.000Z',
    decider: 'owner',
    ...change,
  });
