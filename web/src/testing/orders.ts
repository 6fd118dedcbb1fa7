import { Payment } from '#shared/entities/payment.ts';

/** An order of £15 for Tidewatch that is not paid yet; `change` says what is different. */
export const anOrder = (change: Partial<Payment> = {}): Payment =>
  Payment.parse({
    PaymentID: 'order-1',
    kind: 'donation',
    project: { ProjectID: 'tidewatch', name: 'Tidewatch', shortName: 'Tidewatch', contributionName: 'buoy' },
    items: [{ kind: 'donation', ProjectID: 'tidewatch', quantity: 1, price: 15_00 }],
    total: 15_00,
    currency: 'GBP',
    commission: 60,
    status: 'pending',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-21T10:00:00.000Z',
    canRetry: true,
    ...change,
  });
