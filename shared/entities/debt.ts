import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

/** Causes of a recipient's debt: the refund of money that had been paid out, or its withdrawal by the payer's bank. */
export const debtKinds = ['refund', 'dispute'] as const;

export const DebtCause = z.object({
  kind: z.enum(debtKinds),
  at: Instant,
  /** The part that is still owed, in minor units. */
  amount: MinorUnits,
  PaymentID: z.optional(PaymentID),
  project: z.optional(z.object({ ProjectID, shortName: z.string() })),
});

/** A recipient's debt in one currency, which is offset against their next payouts, oldest cause first. */
export const Debt = z.object({
  currency: Currency,
  /** Minor units. */
  amount: MinorUnits,
  /** Time of the oldest cause that is not fully repaid. */
  since: Instant,
  /** Oldest first. */
  causes: z.array(DebtCause),
  /** Whether there are more causes than `causes` has. */
  hasMore: z.boolean(),
});
export type Debt = z.infer<typeof Debt>;

/** A debt as administrators see it. */
export const RecipientDebt = z.extend(Debt, { recipient: AuthorSummary });
export type RecipientDebt = z.infer<typeof RecipientDebt>;
