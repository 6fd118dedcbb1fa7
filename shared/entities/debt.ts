import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** Why a recipient owes money: what had been paid out was refunded, or withdrawn by the payer's bank. */
export const debtKinds = ['refund', 'dispute'] as const;

export const DebtCause = z.object({
  kind: z.enum(debtKinds),
  at: Instant,
  /** What is left of it, in minor units. */
  amount: MinorUnits,
  PaymentID: z.optional(PaymentID),
  project: z.optional(z.object({ ProjectID, shortName: z.string() })),
});

/** What a recipient owes in one currency: it is taken from their next payouts, the oldest cause first. */
export const Debt = z.object({
  currency: Currency,
  /** Minor units. */
  amount: MinorUnits,
  /** Time of the oldest cause of which something is left. */
  since: Instant,
  /** The oldest causes first. */
  causes: z.array(DebtCause),
  /** Whether there are more causes than `causes` has. */
  hasMore: z.boolean(),
});
export type Debt = z.infer<typeof Debt>;

/** A debt as administrators see it. */
export const RecipientDebt = z.extend(Debt, { recipient: AuthorSummary });
export type RecipientDebt = z.infer<typeof RecipientDebt>;
