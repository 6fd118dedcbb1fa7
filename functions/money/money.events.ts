import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { Instant } from '#shared/fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { stuckReasons } from '#shared/moneyReasons.ts';
import { currencies } from '#shared/settings.ts';

/** Minor units of a currency. */
const sum = z.object({ amount: z.int(), currency: z.enum(currencies) });
const payment = z.object({ ...sum.shape, PaymentID, ProjectID, payerId: UserID });
const waitingRefund = z.extend(payment, { reason: z.string(), answerBy: Instant });
const payout = z.object({ ...sum.shape, recipientPayoutId: RecipientPayoutId, recipientId: UserID });
const waiting = z.object({ recipientId: UserID, sums: z.array(sum) });

export const moneyEvents = defineEvents({
  paymentSucceeded: z.extend(payment, {
    /** Time at which it was counted for its project; absent from events that a previous version published. */
    at: z.optional(Instant),
  }),
  /** Money was returned to the payer, by a refund or a lost dispute. */
  paymentRefunded: z.extend(payment, { cause: z.optional(z.enum(['refunded', 'dispute_lost'])) }),
  /**
   * The payer's bank rejected a refund that had been sent: the amount was returned to the platform and is owed to the
   * payer.
   */
  refundFailed: payment,
  disputeOpened: z.extend(payment, { dueBy: z.optional(Instant) }),
  /** The evidence of an open dispute is due soon. */
  disputeDue: z.extend(payment, { dueBy: Instant }),
  disputeWon: payment,
  /** The card's issuer reports a payment as fraudulent; a refund now may prevent a dispute. */
  fraudWarned: payment,
  refundRequested: z.extend(payment, { reason: z.string(), answerBy: z.optional(Instant) }),
  /** The owner has not answered a request for some days. */
  refundReminderDue: waitingRefund,
  /** The owner has not answered a request in time: administrators decide. */
  refundHandedOver: waitingRefund,
  refundDeclined: z.extend(payment, { reason: z.string() }),
  refundWithdrawn: payment,
  payoutCompleted: payout,
  payoutFailed: payout,
  /** Payouts wait for the recipient's payout account. One sum for each currency. */
  payoutsWaiting: waiting,
  /** The recipient has not set up the account for 90 days. */
  payoutsUnclaimed: waiting,
  /** Payouts wait until an administrator has acted. Published once a day for each reason. */
  payoutsStuck: z.object({ reason: z.enum(stuckReasons) }),
});
