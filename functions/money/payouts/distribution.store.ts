import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, UserID } from '#shared/ids.ts';

/**
 * Recipients per transaction. Each takes up to three of its hundred items, the payment itself up to 20. The shares of
 * further recipients are kept in `clearing` and follow in further transactions.
 */
export const maxPerTransaction = 25;

const Distribution = z.object({
  /** Id of the posting that left this remainder. */
  id: z.string(),
  PaymentID,
  project: z.object({ ProjectID, shortName: z.string() }),
  currency: Currency,
  /** Time of the payment. */
  paidAt: Instant,
  direction: z.enum(['credit', 'debit']),
  /** The provider's id of the payment that funds the payouts of a credit. */
  intentId: z.optional(z.string()),
  /** Cause of the payouts of a credit, and its time, if it is not the payment itself. */
  cause: z.optional(z.string()),
  createdAt: z.optional(Instant),
  people: z.array(
    z.object({
      UserID,
      amount: MinorUnits,
      /** The platform fee that a credit deducted, or a debit returns; only for the owner, who bears it. */
      fee: z.optional(MinorUnits),
    }),
  ),
  /** Number of recipients already processed. */
  done: z.int(),
});
export type Distribution = z.output<typeof Distribution>;

/** Partition of gsi1: unfinished distributions. */
export const openDistributions = 'distributions#open';

/** Shares of large teams that are booked after their payment or refund. */
export const distributions = entity({
  name: 'distribution',
  schema: Distribution,
  key: (id: string) => ({ pk: `distribution#${id}`, sk: 'distribution' }),
  gsi1: ({ id, done, people }) => (done < people.length ? { pk: openDistributions, sk: id } : undefined),
});
