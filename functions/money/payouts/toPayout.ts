import type { AuthorSummary } from '#shared/entities/author.ts';
import type { Payout } from '#shared/entities/payout.ts';
import { payoutReasonKey } from '#shared/moneyReasons.ts';
import type { StoredPayout } from './payout.store.ts';

/** A payout as its recipient and administrators see it. */
export function toPayout(payout: StoredPayout, recipient: AuthorSummary): Payout {
  const { recipientPayoutId, project, PaymentID, transferId, createdDate, eligibleDate } = payout;
  const { payoutDate, amount, currency, status, reason } = payout;
  return {
    recipientPayoutId,
    recipient,
    project,
    ...(PaymentID && { PaymentID }),
    ...(transferId && { transferId }),
    createdDate,
    eligibleDate,
    ...(payoutDate && { payoutDate }),
    amount,
    currency,
    status,
    ...(reason && { reason: payoutReasonKey(reason) }),
  };
}
