import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';

const Refund = z.object({
  id: z.string(),
  intentId: z.string(),
  amount: MinorUnits,
  at: Instant,
  /** When it failed, because the donor's bank did not accept it; owed in this currency until another refund replaces it. */
  failed: z.optional(z.object({ at: Instant, currency: Currency, repeatedBy: z.optional(z.string()) })),
});
export type Refund = z.output<typeof Refund>;

/** Partition of gsi1: failed refunds that are still owed. */
export const owedRefunds = 'refunds#failed';

/** Booked refunds by the provider's id. */
export const refunds = entity({
  name: 'refund',
  schema: Refund,
  key: (id: string) => ({ pk: `refund#${id}`, sk: 'refund' }),
  gsi1: ({ id, failed }) =>
    failed && !failed.repeatedBy ? { pk: owedRefunds, sk: `${failed.at}#${id}` } : undefined,
});
