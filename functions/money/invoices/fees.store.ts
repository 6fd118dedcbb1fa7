import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Currency, MinorUnits } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';

const MonthFees = z.object({
  UserID,
  currency: Currency,
  /** Fees charged in the month, in minor units. */
  charged: z._default(MinorUnits, 0),
  /** Fees given back in the month. */
  returned: z._default(MinorUnits, 0),
});
export type MonthFees = z.output<typeof MonthFees>;

const shards = 4;
const feesIn = (month: string): string => `platformFees#${month}`;

/** Platform fees by month, owner and currency, in a few shards, because every payment adds to them. */
const fees = entity({
  name: 'platformFees',
  schema: MonthFees,
  key: (month: string, payer: UserID, currency: CurrencyCode, shard: number) => ({
    pk: feesIn(month),
    sk: `${payer}#${currency}#${shard}`,
  }),
});

/** The step that adds a posting's fee to its month. For the projection of the posting, which runs once. */
export const addFee = (
  { id, at, currency }: { id: string; at: string; currency: CurrencyCode },
  payer: UserID,
  amounts: { charged?: number; returned?: number },
) =>
  Step.add(fees.key(at.slice(0, 7), payer, currency, shardIndex(id, shards)), amounts).set({
    UserID: payer,
    currency,
  });

/** The fees of a month, one item per owner and currency. */
export async function* feesOfMonth(table: Pick<Table, 'each'>, month: string): AsyncGenerator<MonthFees> {
  let sum: MonthFees | undefined;
  for await (const part of table.each(fees, { pk: feesIn(month) })) {
    if (sum && sum.UserID === part.UserID && sum.currency === part.currency) {
      sum.charged += part.charged;
      sum.returned += part.returned;
      continue;
    }
    if (sum) yield sum;
    sum = { ...part };
  }
  if (sum) yield sum;
}
