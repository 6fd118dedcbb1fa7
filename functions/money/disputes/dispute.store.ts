import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID } from '#shared/ids.ts';

/** A payment withdrawn by the donor's bank, and the bank's decision. */
const Dispute = z.object({
  id: z.string(),
  intentId: z.string(),
  PaymentID,
  /** Amount that the bank withholds, in minor units of the payment's currency. */
  amount: MinorUnits,
  currency: Currency,
  status: z.enum(['open', 'won', 'lost']),
  createdAt: Instant,
  /** Until when evidence can be submitted. */
  dueBy: z.optional(Instant),
});

/** Partition of gsi1: open disputes. */
export const openDisputes = 'disputes#open';

/** Disputes by the provider's id. */
export const disputes = entity({
  name: 'dispute',
  schema: Dispute,
  key: (id: string) => ({ pk: `dispute#${id}`, sk: 'dispute' }),
  gsi1: ({ id, status }) => (status === 'open' ? { pk: openDisputes, sk: id } : undefined),
});
