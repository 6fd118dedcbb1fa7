import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Month } from '#shared/entities/statement.ts';
import { Currency } from '#shared/fields.ts';
import { accountNames, postedMovementNames } from '#shared/finance.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';

const names = [...accountNames, ...postedMovementNames, 'setOff', 'paymentCount'] as const;
export type TotalName = (typeof names)[number];

const sum = z._default(z.int(), 0);
const MonthTotals = z.extend(
  z.object({ month: Month, currency: Currency }),
  Object.fromEntries(names.map(name => [name, sum])) as Record<TotalName, typeof sum>, // each name is there
);
/** Sums of the ledger's postings of a month in one currency, or of one of its shards: changes in minor units. */
export type MonthTotals = z.output<typeof MonthTotals>;

const shards = 8;
const pk = 'ledgerMonths';

/** Sums per month and currency, in a few shards, because every posting adds to them. */
const monthTotals = entity({
  name: 'ledgerMonth',
  schema: MonthTotals,
  key: (month: string, currency: CurrencyCode, shard: number) => ({
    pk,
    sk: `${month}#${currency}#${shard}`,
  }),
});

/** The step that adds a posting to its month. For the projection of the posting, which runs once. */
export const addToMonth = (
  { id, at, currency }: { id: string; at: string; currency: CurrencyCode },
  amounts: Partial<Record<TotalName, number>>,
) => {
  const month = at.slice(0, 7);
  return Step.add(monthTotals.key(month, currency, shardIndex(id, shards)), amounts).set({ month, currency });
};

/**
 * The sums of the months from one to another, oldest first. Cost: 1 DynamoDB request for each MB, of which a month takes
 * about 5 KB per currency.
 */
export async function readMonths(
  table: Pick<Table, 'each'>,
  from: string,
  until: string,
): Promise<MonthTotals[]> {
  const found: MonthTotals[] = [];
  for await (const totals of table.each(monthTotals, { pk, between: [from, `${until}#~`] }))
    found.push(totals);
  return found;
}

/** A sum over months and shards. */
export const total = (parts: readonly MonthTotals[], name: TotalName): number =>
  parts.reduce((all, part) => all + part[name], 0);
