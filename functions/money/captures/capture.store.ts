import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';

/** A payment captured by the provider. One item per payment, so that nothing is booked twice. */
const Capture = z.object({
  /** The provider's id of the payment. */
  intentId: z.string(),
  chargeId: z.string(),
  PaymentID,
  amount: MinorUnits,
  currency: Currency,
  /** The provider's fee; unknown for a moment after some payments. */
  fee: z.optional(MinorUnits),
  at: Instant,
  /** `booked`: it paid an order. `returning`: no order can use it, and it is being refunded. */
  outcome: z.enum(['booked', 'returning', 'returned']),
  reason: z.optional(z.enum(paymentReasons)),
  /** Refunded part of an unapplied payment. */
  returned: z._default(MinorUnits, 0),
});
export type Capture = z.output<typeof Capture>;

/** Partition of gsi1: captures that must be refunded or whose fee is unknown. */
export const pendingCaptures = 'receipts#unfinished';

/** Captures by the provider's payment id. */
export const captures = entity({
  name: 'receipt',
  schema: Capture,
  key: (intentId: string) => ({ pk: `receipt#${intentId}`, sk: 'receipt' }),
  gsi1: ({ intentId, at, outcome, fee }) =>
    outcome === 'returning' || fee === undefined
      ? { pk: pendingCaptures, sk: `${at}#${intentId}` }
      : undefined,
});
