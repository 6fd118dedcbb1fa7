import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId } from '../ids.ts';
import { accountStates, payoutStates } from '../lifecycle.ts';
import { AuthorSummary } from './author.ts';

/** A transfer to a person. Amounts are minor units. */
export const Payout = z.object({
  recipientPayoutId: RecipientPayoutId,
  recipient: AuthorSummary,
  project: z.object({ ProjectID, shortName: z.string() }),
  PaymentID: z.optional(PaymentID),
  transferId: z.optional(z.string()),
  createdDate: Instant,
  eligibleDate: Instant,
  payoutDate: z.optional(Instant),
  /** What the recipient earned, net of refunds and of the platform's commission. */
  amount: MinorUnits,
  /** The part that was set off against what the recipient owed. */
  offset: MinorUnits,
  /** What is sent: the amount less the offset. */
  net: MinorUnits,
  currency: Currency,
  status: z.enum(payoutStates),
  /** Reason for the current status, as a translation key. */
  reason: z.optional(z.string()),
  /** Whether a dispute or an administrator keeps it from being sent. */
  held: z.optional(z.literal(true)),
});
export type Payout = z.infer<typeof Payout>;

/** A hold by an administrator. Its reason is not shown to the recipient. */
export const PayoutHold = z.object({ reason: z.string(), at: Instant });

/** A payout as administrators see it. */
export const AdminPayout = z.extend(Payout, {
  /** The hold of this payout. */
  hold: z.optional(PayoutHold),
  /** The hold of all payouts of its recipient. */
  recipientHold: z.optional(PayoutHold),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

/** Status of a person's payout account. */
export const AccountStatus = z.object({
  status: z.enum(accountStates),
  /** Requirements that are still due, by the provider's names. */
  requirements: z.array(z.string()),
  bankAccountEnding: z.optional(z.string()),
  payoutsEnabled: z.boolean(),
  checkedAt: Instant,
});
export type AccountStatus = z.infer<typeof AccountStatus>;
