import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Currency, Instant, Language, MinorUnits, WrittenLanguage } from '#shared/fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { type PaymentState, paymentStates } from '#shared/lifecycle.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';
import { visitSources } from '#shared/visits.ts';

/** One recipient's share of a payment. */
const Share = z.object({
  UserID,
  recipientPayoutId: RecipientPayoutId,
  /** Minor units, net of refunds. */
  amount: MinorUnits,
  /** Taken back by refunds and lost disputes. */
  reversed: z._default(MinorUnits, 0),
  /** Payouts of amounts that were returned to the recipient after a dispute was won on appeal. */
  reinstatedPayouts: z.optional(z.array(RecipientPayoutId)),
  /** A member's project points when it was paid. */
  points: z.optional(z.int()),
});
export type Share = z.output<typeof Share>;

/** The names of a project. */
const names = { name: z.string(), shortName: z.string(), contributionName: z.string() };

/** An order and its payment, as stored. Amounts in minor units of the project's currency. */
const StoredPayment = z.object({
  PaymentID,
  payerId: UserID,
  OwnerUserID: UserID,
  /** Owner of the project when the order was paid, who is invoiced for the platform fee. */
  feePayerId: z.optional(UserID),
  /** The project as its owner named it. */
  project: z.object({ ProjectID, ...names, language: z.optional(WrittenLanguage) }),
  /** The names that the payer saw, if they saw a translation. */
  seenAs: z.optional(z.object({ language: WrittenLanguage, ...names })),
  kind: z.enum(['donation', 'points']),
  quantity: z.int(),
  price: MinorUnits,
  /** The payer's total: price times quantity, plus the platform fee if they cover it. */
  total: MinorUnits,
  /** The payer pays the platform fee on top, as it was when the order was placed. */
  feeCovered: z.optional(z.literal(true)),
  currency: Currency,
  /** The rate of the owner's plan when the order was placed; once it has been paid, the one that was booked. */
  commissionPermille: z.int(),
  /** The platform fee, net of refunds. */
  commission: MinorUnits,
  /** Fingerprint of the call that placed it. */
  content: z.optional(z.string()),
  /** The payer's name and email address when they paid, for the receipt. Absent from older orders. */
  payer: z.optional(z.object({ name: z.string(), email: z.string() })),
  /** The payer's name is hidden from everyone but administrators. */
  anonymous: z.optional(z.literal(true)),
  /** Source of the payer's visit to the project; only while the order is unpaid. */
  visitSource: z.optional(z.enum(visitSources)),
  /** Language of the checkout session. */
  language: Language,
  status: z.enum(paymentStates),
  reason: z.optional(z.enum(paymentReasons)),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.optional(Instant),
  /** The latest checkout session, and the number of sessions before it. */
  sessionId: z.optional(z.string()),
  sessions: z._default(z.int(), 0),
  /** The checkout session that the payer abandoned: when it closes, the order is cancelled instead of expired. */
  abandonedSessionId: z.optional(z.string()),
  /** The provider's id of the payment that paid the order. */
  intentId: z.optional(z.string()),
  /** The recipients' shares, once it has been paid. */
  shares: z._default(z.array(Share), []),
  /** The project points of the whole team when it was paid. */
  teamPoints: z.optional(z.int()),
  /** Its units, by the shards of the project's counters that hold them. Absent from donations. */
  units: z.optional(z.array(z.object({ shard: z.int(), quantity: z.int() }))),
  /** Its place among the payer's unresolved orders. */
  place: z.optional(z.int()),
  /** Amount refunded so far. */
  refunded: z._default(MinorUnits, 0),
  /** Number of refunds that were asked for or given by a call; the latest one has this number. */
  refundCount: z.optional(z.int()),
  /** Its units were returned by a full refund and have been sold to others since. */
  unitsReleased: z.optional(z.literal(true)),
});
export type StoredPayment = z.output<typeof StoredPayment>;

const openShards = 8;

/** Partitions of gsi1: unresolved orders by expiry. */
export const openOrderShards = Array.from({ length: openShards }, (_, shard) => `openOrders#${shard}`);

/** Partition of gsi1: the paid orders that a project has kept, which everyone sees. */
export const keptOrdersOf = (id: ProjectID): string => `received#${id}`;

/** Partition of gsi2: all paid orders of a project, those that were refunded whole included, which its owner sees. */
export const paidOrdersOf = (id: ProjectID): string => `paidOrders#${id}`;

/** Partition of gsi2: orders for points of a project that have no checkout session, by creation. */
export const unopenedOrdersOf = (id: ProjectID): string => `unopenedOrders#${id}`;

const unresolved: readonly PaymentState[] = ['pending', 'processing'];

/** Whether an order in this state may still be paid or end. */
export const isUnresolved = (status: PaymentState): boolean => unresolved.includes(status);

/** Orders by id. */
export const orders = entity({
  name: 'payment',
  schema: StoredPayment,
  key: (id: PaymentID) => ({ pk: `payment#${id}`, sk: 'payment' }),
  gsi1: ({ PaymentID, project, status, expiresAt, paidAt }) => {
    if (isUnresolved(status))
      return { pk: `openOrders#${shardIndex(PaymentID, openShards)}`, sk: `${expiresAt}#${PaymentID}` };
    return status === 'success' && paidAt
      ? { pk: keptOrdersOf(project.ProjectID), sk: `${paidAt}#${PaymentID}` }
      : undefined;
  },
  gsi2: ({ PaymentID, project, paidAt, kind, status, sessionId, createdAt }) => {
    if (paidAt) return { pk: paidOrdersOf(project.ProjectID), sk: `${paidAt}#${PaymentID}` };
    return kind === 'points' && status === 'pending' && !sessionId
      ? { pk: unopenedOrdersOf(project.ProjectID), sk: `${createdAt}#${PaymentID}` }
      : undefined;
  },
});
