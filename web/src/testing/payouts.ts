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
