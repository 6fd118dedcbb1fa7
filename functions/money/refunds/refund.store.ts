import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';

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
export const owedRefunds = 'refunds#failed';

/** Refunds that have been booked, by the provider's id: each once. */
export const refunds = entity({
  name: 'refund',
  schema: Refund,
  key: (id: string) => ({ pk: `refund#${id}`, sk: 'refund' }),
  gsi1: ({ id, failed }) =>
    failed && !failed.repeatedBy ? { pk: owedRefunds, sk: `${failed.at}#${id}` } : undefined,
});
