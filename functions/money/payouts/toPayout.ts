import type { AuthorSummary } from '#shared/entities/author.ts';
import type { AdminPayout, Payout } from '#shared/entities/payout.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { payoutReasonKey } from '#shared/moneyReasons.ts';
import { type Hold, outstandingAmount, type StoredPayout } from './payout.store.ts';

/** The payout as shown to its recipient, who is told of a hold but not of its reason. */
export function toPayout(
  payout: StoredPayout,
  recipient: AuthorSummary,
  recipientHold: Hold | undefined,
): Payout {
  const { recipientPayoutId, project, PaymentID, transferId, createdDate, eligibleDate } = payout;
  const { payoutDate, amount, fee, offset, currency, status } = payout;
  const isHeld =
    isActionAllowed(payoutActions.hold, status) && (payout.held === true || recipientHold !== undefined);
  const isByAdministrator = isHeld && (payout.hold !== undefined || recipientHold !== undefined);
  const reason = isByAdministrator && payout.reason !== 'disputed' ? 'held' : payout.reason;
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
    ...(fee !== undefined && { fee }),
    offset,
    net: outstandingAmount(payout),
    currency,
    status,
    ...(reason && { reason: payoutReasonKey(reason) }),
    ...(isHeld && { held: true as const }),
  };
}

/** The payout as shown to administrators, with the reasons of holds. */
export const toAdminPayout = (
  payout: StoredPayout,
  recipient: AuthorSummary,
  recipientHold: Hold | undefined,
): AdminPayout => ({
  ...toPayout(payout, recipient, recipientHold),
  ...(payout.hold && { hold: payout.hold }),
  ...(recipientHold && { recipientHold }),
});
