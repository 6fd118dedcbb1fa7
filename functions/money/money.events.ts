import * as z from 'zod/mini';
import { defineEvents } from '#functions/platform/domainEvent.ts';
import { PaymentID, ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { currencies } from '#shared/settings.ts';

/** Minor units of a currency. */
const sum = z.object({ amount: z.int(), currency: z.enum(currencies) });
const payment = z.object({ ...sum.shape, PaymentID, ProjectID, payerId: UserID });
const payout = z.object({ ...sum.shape, recipientPayoutId: RecipientPayoutId, recipientId: UserID });
const waiting = z.object({ recipientId: UserID, sums: z.array(sum) });

export const moneyEvents = defineEvents({
  paymentSucceeded: payment,
  paymentRefunded: payment,
  payoutCompleted: payout,
  payoutFailed: payout,
  /** Payouts wait for the recipient's payout account. One sum for each currency. */
  payoutsWaiting: waiting,
  /** Nobody has set up the account for 90 days. */
  payoutsUnclaimed: waiting,
});
