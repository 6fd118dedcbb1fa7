import * as z from 'zod/mini';
import { shardIndex } from '#functions/platform/ledger/accounts.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, Language, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { type PaymentState, paymentStates } from '#shared/lifecycle.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';

/** What one person receives of a payment. */
const Share = z.object({
  UserID,
  recipientPayoutId: RecipientPayoutId,
  /** Minor units, refunds taken off. */
  amount: MinorUnits,
});
export type Share = z.output<typeof Share>;

/** An order and its payment, as stored. Amounts are minor units of the project's currency. */
const StoredPayment = z.object({
  PaymentID,
  payerId: UserID,
  OwnerUserID: UserID,
  project: z.object({ ProjectID, name: z.string(), shortName: z.string(), contributionName: z.string() }),
  kind: z.enum(['donation', 'points']),
  quantity: z.int(),
  price: MinorUnits,
  total: MinorUnits,
  currency: Currency,
  /** The rate by the owner's plan: when the order was made, then when it was paid. */
  commissionPermille: z.int(),
  /** What the platform keeps, refunds taken off. */
  commission: MinorUnits,
  /** Of the payment page. */
  language: Language,
  status: z.enum(paymentStates),
  reason: z.optional(z.enum(paymentReasons)),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: z.optional(Instant),
  /** The open or last payment page, and how many there were before it. */
  sessionId: z.optional(z.string()),
  sessions: z._default(z.int(), 0),
  /** The payment page that the payer gave up: when it is closed, the order is cancelled and not expired. */
  abandonedSessionId: z.optional(z.string()),
  /** The provider's payment that paid it. */
  intentId: z.optional(z.string()),
  /** Who receives what, from when it was paid. */
  shares: z._default(z.array(Share), []),
  /** Given back so far. */
  refunded: z._default(MinorUnits, 0),
});
export type StoredPayment = z.output<typeof StoredPayment>;

const openShards = 8;

/** Partitions of gsi1 with the orders that are not decided, by the time at which they expire. */
export const openOrderShards = Array.from({ length: openShards }, (_, shard) => `openOrders#${shard}`);

/** Partition of gsi1: what a project has received and kept. */
export const receivedBy = (id: ProjectID): string => `received#${id}`;

/** Partition of gsi2: every order of a project that was paid, refunded ones included. */
export const ordersOf = (id: ProjectID): string => `paidOrders#${id}`;

const unresolved: readonly PaymentState[] = ['pending', 'processing'];

/** Orders by their id. */
export const orders = entity({
  name: 'payment',
  schema: StoredPayment,
  key: (id: PaymentID) => ({ pk: `payment#${id}`, sk: 'payment' }),
  gsi1: ({ PaymentID, project, status, expiresAt, paidAt }) => {
    if (unresolved.includes(status))
      return { pk: `openOrders#${shardIndex(PaymentID, openShards)}`, sk: `${expiresAt}#${PaymentID}` };
    return status === 'success' && paidAt
      ? { pk: receivedBy(project.ProjectID), sk: `${paidAt}#${PaymentID}` }
      : undefined;
  },
  gsi2: ({ PaymentID, project, paidAt }) =>
    paidAt ? { pk: ordersOf(project.ProjectID), sk: `${paidAt}#${PaymentID}` } : undefined,
});
