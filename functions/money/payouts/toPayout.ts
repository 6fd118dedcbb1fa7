import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { AdminPayout, Payout } from '#shared/entities/payout.ts';
import { isActionAllowed, payoutActions } from '#shared/lifecycle.ts';
import { payoutReasonKey } from '#shared/moneyReasons.ts';
import { type Hold, outstandingAmount, type StoredPayout } from './payout.store.ts';
import { whyHeld } from './whyHeld.ts';

/** The payout as shown to its recipient, who is told of a hold but not of its reason. `person`: undefined once deleted. */
export function toPayout(
  payout: StoredPayout,
  person: StoredUser | undefined,
  recipientHold: Hold | undefined,
): Payout {
  const { recipientPayoutId, recipientId, project, PaymentID, transferId, createdDate, eligibleDate } =
    payout;
  const { payoutDate, amount, fee, offset, currency, status } = payout;
  const holds = isActionAllowed(payoutActions.hold, status) ? whyHeld({ payout, person, recipientHold }) : [];
  const isHeld = holds.some(one => one !== 'recipient_banned');
  const reason = holds[0] ?? payout.reason;
  return {
    recipientPayoutId,
    recipient: person ? toAuthorSummary(person) : formerMember(recipientId),
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
  person: StoredUser | undefined,
  recipientHold: Hold | undefined,
): AdminPayout => ({
  ...toPayout(payout, person, recipientHold),
  ...(payout.hold && { hold: payout.hold }),
  ...(recipientHold && { recipientHold }),
});
