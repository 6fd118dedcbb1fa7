import { payableTo } from '#functions/ledger/accounts.ts';
import type { PostingInput } from '#functions/ledger/ledger.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import type { Distribution } from './distribution.store.ts';
import { payoutIdOf, payoutSteps } from './payout.store.ts';

/** Date from which a payment's payouts may be sent: after the refund period. */
export const eligibleFrom = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + money.eligibleAfterDays * day).toISOString();

/** The recipients' payouts of a payment, and the posting's entries for them. */
export function credit(
  {
    PaymentID,
    project,
    currency,
    paidAt,
    cause = PaymentID,
    createdAt = paidAt,
    intentId,
  }: Omit<Distribution, 'id' | 'direction' | 'people' | 'done'>,
  people: Distribution['people'],
): { steps: AnyStep<'CONCURRENT_UPDATE'>[]; entries: PostingInput['entries'] } {
  const paid = people.filter(({ amount }) => amount > 0);
  const steps = paid.flatMap(({ UserID, amount, fee }) =>
    payoutSteps.create({
      recipientPayoutId: payoutIdOf(cause, UserID),
      recipientId: UserID,
      project,
      PaymentID,
      ...(intentId && { intentId }),
      createdDate: createdAt,
      eligibleDate: eligibleFrom(paidAt),
      amount,
      ...(fee !== undefined && { fee }),
      currency,
      status: 'pending',
      offset: 0,
      failures: 0,
      reversed: 0,
    }),
  );
  const entries = paid.map(({ UserID, amount }) => ({ account: payableTo(UserID), amount: -amount }));
  return { steps, entries };
}
