import { Payout } from '#shared/entities/payout.ts';
import { aProject } from './samples.ts';

/** A payout of £93 that waits; `change` says what is different. */
export const aPayout = (change: Partial<Payout> | { recipientPayoutId: string } = {}): Payout =>
  Payout.parse({
    recipientPayoutId: 'payout-1',
    recipient: aProject().owner,
    project: { ProjectID: 'tidewatch', shortName: 'Tidewatch' },
    createdDate: '2026-11-10T10:00:00.000Z',
    eligibleDate: '2026-11-24T10:00:00.000Z',
    amount: 93_00,
    currency: 'GBP',
    status: 'pending',
    ...change,
  });
