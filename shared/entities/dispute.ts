import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID } from '../ids.ts';
import { AuthorSummary } from './author.ts';

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A bank's reasons for disputing a payment, as Stripe's codes. */
export const disputeReasons = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** A payment that the payer's bank has withdrawn, as administrators see it. Amounts in minor units of the currency. */
export const Dispute = z.object({
  /** Stripe's id. */
  id: z.string(),
  PaymentID,
  project: z.object({ ProjectID, shortName: z.string() }),
  payer: AuthorSummary,
  status: z.enum(disputeStates),
  /** `general` also stands for reasons that only concern other ways to pay than by card. */
  reason: z.enum(disputeReasons),
  /** Amount that the bank withholds or, after a lost dispute, has kept. */
  amount: MinorUnits,
  /** The payment. */
  total: MinorUnits,
  currency: Currency,
  createdAt: Instant,
  /** Time until which evidence can be submitted, unless the bank names none. */
  dueBy: z.optional(Instant),
  /** Whether evidence has been submitted, which the bank reviews. */
  evidenceSubmitted: z.boolean(),
  /** Page of Stripe's dashboard on which evidence is submitted. */
  evidenceUrl: z.url(),
});
export type Dispute = z.infer<typeof Dispute>;
