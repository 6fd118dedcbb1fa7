import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId, TaskID } from '../ids.ts';
import { accountStates, paymentKinds, paymentStates, payoutStates } from '../lifecycle.ts';
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
  /** Earnings of the recipient, net of refunds and of the platform fee. */
  amount: MinorUnits,
  /** The platform fee that was deducted from it: on the payouts of project owners, who bear it. */
  fee: z.optional(MinorUnits),
  /** The part that was offset against the recipient's debt. */
  offset: MinorUnits,
  /** Amount to transfer: `amount` less `offset`. */
  net: MinorUnits,
  currency: Currency,
  status: z.enum(payoutStates),
  /** Reason for the current status, as a translation key. */
  reason: z.optional(z.string()),
  /** Whether an open dispute, an open refund or an administrator keeps it from being sent. */
  held: z.optional(z.literal(true)),
});
export type Payout = z.infer<typeof Payout>;

/** A payment from which a payout comes, and how it was divided. Amounts in minor units. */
export const PayoutPayment = z.object({
  PaymentID,
  kind: z.enum(paymentKinds),
  quantity: z.int(),
  status: z.enum(paymentStates),
  paidAt: Instant,
  /** Absent if the payer stays anonymous. */
  payer: z.optional(AuthorSummary),
  total: MinorUnits,
  /** Whether the payer paid the platform fee on top. */
  feeCovered: z.optional(z.literal(true)),
  /** Given back to the payer so far. */
  refunded: MinorUnits,
  /** Platform fee that was kept. */
  commission: MinorUnits,
  /** The parts of the other recipients. */
  others: MinorUnits,
  /** The recipient's part. */
  share: MinorUnits,
  /** Project points of the recipient and of the whole team when it was paid, if the recipient was paid as a member. */
  points: z.optional(z.object({ own: z.int(), team: z.int() })),
});
export type PayoutPayment = z.infer<typeof PayoutPayment>;

/** A part of a payout: its share of one payment. */
export const PayoutSource = z.object({
  recipientPayoutId: RecipientPayoutId,
  project: z.object({ ProjectID, shortName: z.string() }),
  createdDate: Instant,
  amount: MinorUnits,
  payment: PayoutPayment,
});
export type PayoutSource = z.infer<typeof PayoutSource>;

/** An accepted task that earned project points. */
export const EarningTask = z.object({
  ProjectID,
  TaskID,
  /** Absent if the task has been deleted. */
  Title: z.optional(z.string()),
  projectPoints: z.int(),
  at: Instant,
});
export type EarningTask = z.infer<typeof EarningTask>;

/** Sources of a payout: payments, and the tasks whose points determined the recipient's share of them. */
export const PayoutOrigin = z.object({
  payout: Payout,
  sources: z.array(PayoutSource),
  tasks: z.array(EarningTask),
});
export type PayoutOrigin = z.infer<typeof PayoutOrigin>;

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
});
export type AccountStatus = z.infer<typeof AccountStatus>;
