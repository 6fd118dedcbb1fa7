/** Reasons for a failed or refunded payment; each is the last part of a translation key. */
export const paymentReasons = [
  'card_declined',
  'authentication_failed',
  'bank_refused',
  'sold_out',
  'project_gone',
  'project_stopped',
  'project_ended',
  'own_project',
  'price_changed',
  'account_closed',
  'amount_differs',
  'paid_twice',
  'refunded',
  'dispute_lost',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** Reasons for the status of a payout; each is the last part of a translation key. */
export const payoutReasons = [
  'account_not_ready',
  'unclaimed',
  'too_small',
  'balance_too_low',
  'refused_by_provider',
  'outcome_unknown',
  'transfer_reversed',
  'disputed',
  'refund_requested',
  'recipient_banned',
  'held',
  'joined',
  'set_off',
  'set_aside',
  'refunded',
] as const;
export type PayoutReason = (typeof payoutReasons)[number];

/** Reasons that block a payout regardless of what else it waits for. Of several, the first one in this list is shown. */
export const holdReasons = [
  'disputed',
  'refund_requested',
  'held',
  'recipient_banned',
] as const satisfies PayoutReason[];
export type HoldReason = (typeof holdReasons)[number];

/** Reasons why payouts wait until an administrator has acted. */
export const stuckReasons = [
  'balance_too_low',
  'account_not_ready',
  'outcome_unknown',
  'refused_by_provider',
  'set_aside',
] as const satisfies PayoutReason[];
export type StuckReason = (typeof stuckReasons)[number];

/** Reasons why unsent payouts wait. `held` stands for all holds: by administrators, open disputes and open refunds. */
export const waitingReasons = [
  'held',
  'disputed',
  'refund_requested',
  'account_not_ready',
  'unclaimed',
  'too_small',
  'balance_too_low',
  'refused_by_provider',
  'outcome_unknown',
  'set_aside',
  'transfer_reversed',
  'recipient_banned',
] as const satisfies PayoutReason[];
export type WaitingReason = (typeof waitingReasons)[number];

/** Reasons why a refund failed; each is the last part of a translation key. */
export const refundFailures = [
  'disputed',
  'already_refunded',
  'too_large',
  'balance_too_low',
  'refused_by_provider',
  'rejected_by_bank',
] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** The translation keys of the reasons. */
export const paymentReasonKey = (reason: PaymentReason): string => `paymentReason.${reason}`;
export const payoutReasonKey = (reason: PayoutReason): string => `payoutReason.${reason}`;
