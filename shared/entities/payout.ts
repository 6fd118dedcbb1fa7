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
  amount: MinorUnits,
  currency: Currency,
  status: z.enum(payoutStates),
  /** Reason for the current status, as a translation key. */
  reason: z.optional(z.string()),
});
export type Payout = z.infer<typeof Payout>;

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
