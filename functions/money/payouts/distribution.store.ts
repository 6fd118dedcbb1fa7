import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Currency, Instant, MinorUnits } from '#shared/fields.ts';
import { PaymentID, ProjectID, UserID } from '#shared/ids.ts';

/**
 * So many people at most are credited or debited in one transaction: each needs up to three items of its hundred.
 * Where more are concerned, what is theirs waits in `clearing` and follows in further transactions.
 */
export const maxPerTransaction = 25;

const Distribution = z.object({
  /** The posting whose rest this is. */
  id: z.string(),
  PaymentID,
  project: z.object({ ProjectID, shortName: z.string() }),
  currency: Currency,
  /** Of the payment. */
  paidAt: Instant,
  direction: z.enum(['credit', 'debit']),
  people: z.array(z.object({ UserID, amount: MinorUnits })),
  /** How many of them are done. */
  done: z.int(),
});
export type Distribution = z.output<typeof Distribution>;

/** Partition of gsi1: those that are not finished. */
export const openDistributions = 'distributions#open';

/** Shares of large teams that follow their payment or refund. */
export const distributions = entity({
  name: 'distribution',
  schema: Distribution,
  key: (id: string) => ({ pk: `distribution#${id}`, sk: 'distribution' }),
  gsi1: ({ id, done, people }) => (done < people.length ? { pk: openDistributions, sk: id } : undefined),
});
