import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';

/** Money that arrived at the provider, once for each of its payments: so nothing is booked twice. */
const Receipt = z.object({
  /** The provider's id of the payment. */
  intentId: z.string(),
  chargeId: z.string(),
  PaymentID,
  amount: MinorUnits,
  currency: Currency,
  /** What the provider kept; unknown for a moment after some payments. */
  fee: z.optional(MinorUnits),
  at: Instant,
  /** `booked`: an order was paid with it. `returning`: nothing can be had for it, it goes back. */
  outcome: z.enum(['booked', 'returning', 'returned']),
  reason: z.optional(z.enum(paymentReasons)),
  /** How much of money that goes back has gone. */
  returned: z._default(MinorUnits, 0),
});
export type Receipt = z.output<typeof Receipt>;

/** Partition of gsi1: money that has to go back, or whose fee is not known yet. */
export const unfinishedReceipts = 'receipts#unfinished';

/** What arrived, by the provider's payment id. */
export const receipts = entity({
  name: 'receipt',
  schema: Receipt,
  key: (intentId: string) => ({ pk: `receipt#${intentId}`, sk: 'receipt' }),
  gsi1: ({ intentId, at, outcome, fee }) =>
    outcome === 'returning' || fee === undefined
      ? { pk: unfinishedReceipts, sk: `${at}#${intentId}` }
      : undefined,
});

const Refund = z.object({
  id: z.string(),
  intentId: z.string(),
  amount: MinorUnits,
  at: Instant,
  /** When it came back, because the payer's bank did not take it; owed in this currency until another refund takes its place. */
  failed: z.optional(z.object({ at: Instant, currency: Currency, repeatedBy: z.optional(z.string()) })),
});
export type Refund = z.output<typeof Refund>;

/** Partition of gsi1: refunds that came back and are owed. */
export const failedRefunds = 'refunds#failed';

/** Refunds that have been booked, by the provider's id: each once. */
export const refunds = entity({
  name: 'refund',
  schema: Refund,
  key: (id: string) => ({ pk: `refund#${id}`, sk: 'refund' }),
  gsi1: ({ id, failed }) =>
    failed && !failed.repeatedBy ? { pk: failedRefunds, sk: `${failed.at}#${id}` } : undefined,
});

const fortyDays = 40 * 24 * 60 * 60;

/** Events of the provider that have had their effect; it repeats none after forty days. */
export const seenEvents = entity({
  name: 'providerEvent',
  schema: z.object({ type: z.string(), ttl: z.int() }),
  key: (id: string) => ({ pk: `providerEvent#${id}`, sk: 'providerEvent' }),
  ttl: ({ ttl }) => ttl,
});

/** Marks an event as done, in the transaction of its effect; refused when it is marked already. */
export const markSeen = ({ id, type, created }: { id: string; type: string; created: number }) =>
  Step.create(seenEvents.key(id), { type, ttl: created + fortyDays });
