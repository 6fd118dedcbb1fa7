import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';
import { paymentReasons } from '#shared/moneyReasons.ts';
import { owedByPayer, owedToPayer, Position } from './position.ts';

/** A payment captured by the provider. One item per payment, so that nothing is booked twice. */
const Capture = z.object({
  /** The provider's id of the payment. */
  intentId: z.string(),
  chargeId: z.string(),
  PaymentID,
  amount: MinorUnits,
  currency: Currency,
  at: Instant,
  /** `booked`: it paid an order. `returning`: no order can use it, and it is being refunded. */
  outcome: z.enum(['booked', 'returning', 'returned']),
  reason: z.optional(z.enum(paymentReasons)),
  /** Position that has been booked. */
  position: Position,
  /** Number of changes of the position. */
  revision: z._default(z.int(), 0),
});
export type Capture = z.output<typeof Capture>;

/** Partition of gsi1: captures that must be refunded or have not reached the platform's balance. */
export const pendingCaptures = 'receipts#unfinished';

/** Partition of gsi2: captures with an open dispute, or with an amount owed to or by the payer. */
export const unsettledCaptures = 'receipts#unsettled';

/** Captures by the provider's payment id. */
export const captures = entity({
  name: 'receipt',
  schema: Capture,
  key: (intentId: string) => ({ pk: `receipt#${intentId}`, sk: 'receipt' }),
  gsi1: ({ intentId, at, outcome, position }) =>
    outcome === 'returning' || !position.isSettled
      ? { pk: pendingCaptures, sk: `${at}#${intentId}` }
      : undefined,
  gsi2: ({ intentId, at, amount, position }) =>
    position.disputed + owedToPayer(position) + owedByPayer(position, amount) > 0
      ? { pk: unsettledCaptures, sk: `${at}#${intentId}` }
      : undefined,
});
