import * as z from 'zod/mini';
import { Currency, Instant, MinorUnits } from '../fields.ts';
import { PaymentID, ProjectID, RefundID } from '../ids.ts';
import { refundStates } from '../lifecycle.ts';
import { AuthorSummary } from './author.ts';

/** Initiator of a refund: the payer asked for it, or the owner or an administrator gave it without being asked. */
export const refundInitiators = ['payer', 'owner', 'administrator'] as const;
export type RefundInitiator = (typeof refundInitiators)[number];

/** A refund of an order, from the request or decision on. Amounts in minor units. */
export const Refund = z.object({
  RefundID,
  PaymentID,
  project: z.object({ ProjectID, shortName: z.string() }),
  initiator: z.enum(refundInitiators),
  status: z.enum(refundStates),
  currency: Currency,
  /** Amount of the refund; absent until it has been decided. */
  amount: z.optional(MinorUnits),
  /** The payer's reason for asking, or the reason of the owner or administrator who gave it without being asked. */
  reason: z.string(),
  /** Reason for declining the request. */
  answer: z.optional(z.string()),
  /** Reason why the provider rejected the refund, as a translation key. */
  failure: z.optional(z.string()),
  createdAt: Instant,
  answeredAt: z.optional(Instant),
  /** Time until which the project's owner can answer a request that waits for an answer. */
  answerBy: z.optional(Instant),
  /** The party that decides on it now: once the owner's time is over, administrators. */
  decider: z.optional(z.enum(['owner', 'administrator'])),
});
export type Refund = z.infer<typeof Refund>;

/** The refunds of an order, and the amount that may still be refunded. */
export const OrderRefunds = z.object({
  /** Minor units that are left to refund. */
  refundable: MinorUnits,
  currency: Currency,
  /** Whether the payer may ask for a refund now, and until when the window is open. */
  canRequest: z.boolean(),
  windowEnds: z.optional(Instant),
  /** Whether the payer's bank disputes the payment, so that it cannot be refunded now. */
  isDisputed: z.boolean(),
  /** Newest first. */
  items: z.array(Refund),
});
export type OrderRefunds = z.infer<typeof OrderRefunds>;

/** A refund as shown to those who decide on it. */
export const RefundCase = z.extend(Refund, {
  /** Absent if the payer stays anonymous. */
  payer: z.optional(AuthorSummary),
  /** The payment. */
  total: MinorUnits,
  paidAt: z.optional(Instant),
  /** Minor units that are left to refund. */
  refundable: MinorUnits,
});
export type RefundCase = z.infer<typeof RefundCase>;
