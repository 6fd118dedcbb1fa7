import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId } from '../ids.ts';
import { accountStates, payoutStates } from '../lifecycle.ts';
import { AuthorSummary } from './author.ts';

/** Money on its way to a person. Amounts are minor units. */
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
  /** Why it waits or failed, as a translation key. */
  reason: z.optional(z.string()),
});
export type Payout = z.infer<typeof Payout>;

/** Where a person stands with the payment provider. */
export const AccountStatus = z.object({
  status: z.enum(accountStates),
  /** What the provider still wants to know, in its own words. */
  requirements: z.array(z.string()),
  bankAccountEnding: z.optional(z.string()),
  payoutsEnabled: z.boolean(),
  checkedAt: Instant,
});
export type AccountStatus = z.infer<typeof AccountStatus>;
