import type { AuthorSummary } from '#shared/entities/author.ts';
import type { Payout } from '#shared/entities/payout.ts';
import { payoutReasonKey } from '#shared/moneyReasons.ts';
import type { StoredPayout } from './payout.store.ts';

/** The payout as shown to its recipient and administrators. */
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
