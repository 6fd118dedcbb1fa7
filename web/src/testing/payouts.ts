import { Debt } from '#shared/entities/debt.ts';
import { Payout } from '#shared/entities/payout.ts';
import { aProject } from './samples.ts';

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

/** What somebody owes after a lost dispute. */
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
