import { Debt } from '#shared/entities/debt.ts';
import { Dispute } from '#shared/entities/dispute.ts';
import { Payout } from '#shared/entities/payout.ts';
import { aMe, aProject } from './samples.ts';

/** A pending payout of £93, with the given changes. */
export const aPayout = (change: Partial<Payout> | { recipientPayoutId: string } = {}): Payout =>
  Payout.parse({
    recipientPayoutId: 'payout-1',
    recipient: aProject().owner,
    project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
    createdDate: '2026-11-10T10:00:00.000Z',
    eligibleDate: '2026-11-24T10:00:00.000Z',
    amount: 93_00,
    offset: 0,
    net: 'amount' in change ? change.amount : 93_00,
    currency: 'GBP',
    status: 'pending',
    ...change,
  });

/** Debt of a person after a lost dispute. */
export const aDebt = Debt.parse({
  currency: 'GBP',
  amount: 47_50,
  since: '2026-11-03T12:00:00.000Z',
  causes: [
    {
      kind: 'dispute',
      at: '2026-11-03T12:00:00.000Z',
      amount: 47_50,
      PaymentID: 'order-1',
      project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
    },
  ],
  hasMore: true,
});

/** An open dispute about a part of a payment to Tidewatch. */
export const aDispute = Dispute.parse({
  id: 'dp_1',
  PaymentID: 'p1',
  project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
  payer: aMe,
  status: 'open',
  reason: 'product_not_received',
  amount: 20_000,
  total: 25_000,
  currency: 'GBP',
  createdAt: '2026-11-10T12:00:00.000Z',
  dueBy: '2099-01-05T12:00:00.000Z',
  evidenceSubmitted: false,
  evidenceUrl: 'https://dashboard.stripe.com/disputes/dp_1',
});
