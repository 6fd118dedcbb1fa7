import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';

/** Money that arrived at the provider, once for each of its payments: so nothing is booked twice. */
const Capture = z.object({
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
export type Capture = z.output<typeof Capture>;

/** Partition of gsi1: money that has to go back, or whose fee is not known yet. */
export const pendingCaptures = 'receipts#unfinished';

/** What arrived, by the provider's payment id. */
export const captures = entity({
  name: 'receipt',
  schema: Capture,
  key: (intentId: string) => ({ pk: `receipt#${intentId}`, sk: 'receipt' }),
  gsi1: ({ intentId, at, outcome, fee }) =>
    outcome === 'returning' || fee === undefined
      ? { pk: pendingCaptures, sk: `${at}#${intentId}` }
      : undefined,
});
