import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { shardIndex } from '#functions/platform/table/shardIndex.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { Month, StatementLine } from '#shared/entities/statement.ts';
import { Currency } from '#shared/fields.ts';
import { UserID } from '#shared/ids.ts';
import type { Currency as CurrencyCode } from '#shared/settings.ts';
import type { StatementKind } from '#shared/statements.ts';

/** Partition of a payee's movements in a month. */
export const linesOf = (payee: UserID, month: string): string => `statementLines#${payee}#${month}`;

/** Movements on statements, by time. Each belongs to one posting of the ledger. */
export const statementLines = entity({
  name: 'statementLine',
  schema: StatementLine,
  key: (payee: UserID, { at, id }: Pick<StatementLine, 'at' | 'id'>) => ({
    pk: linesOf(payee, monthOf(at)),
    sk: `${at}#${id}`,
  }),
});

const sum = z._default(z.int(), 0);

const PayeeMonthTotals = z.object({
  month: Month,
  currency: Currency,
  received: sum,
  refunds: sum,
  disputes: sum,
  transferred: sum,
  offset: sum,
  /** The part of `received`, `refunds` and `disputes` that belongs to points sold; the rest belongs to donations. */
  sold: sum,
  /** Platform fees that the payee bore, less those given back. */
  fees: sum,
  /** Number of payments of which the payee received a share. */
  payments: sum,
});
export type PayeeMonthTotals = z.output<typeof PayeeMonthTotals>;

const shards = 4;
const totalsOf = (payee: UserID): string => `statementTotals#${payee}`;

/** Sums of a payee's movements per month and currency, in a few shards, because every payment adds to them. */
const monthTotals = entity({
  name: 'statementTotals',
  schema: PayeeMonthTotals,
  key: (payee: UserID, month: string, currency: CurrencyCode, shard: number) => ({
    pk: totalsOf(payee),
    sk: `${month}#${currency}#${shard}`,
  }),
});

/** The calendar month of an instant in UTC. */
export const monthOf = (instant: string): string => instant.slice(0, 7);

/** Additions of a movement to the sums of its month besides its amount. */
export type Extras = Partial<Pick<PayeeMonthTotals, 'sold' | 'fees' | 'payments'>>;

/** Steps that add a movement to its payee's statement. The line is the witness that the posting has been followed: postings never change. */
export function addLine(payee: UserID, line: StatementLine, extras: Extras) {
  const { kind, amount, offset } = line;
  const added: Partial<Record<StatementKind, number>> = { [kind]: kind === 'offset' ? offset : amount };
  return [
    Step.create(statementLines.key(payee, line), line).asWitness({ ofAll: true }),
    addToPayeeMonth(payee, line, { ...added, ...extras }),
  ];
}

/** Adds to the sums of a payee's month what a posting changes. */
export function addToPayeeMonth(
  payee: UserID,
  { id, at, currency }: Pick<StatementLine, 'id' | 'at' | 'currency'>,
  sums: Partial<Record<StatementKind, number>> & Extras,
) {
  const month = monthOf(at);
  return Step.add(monthTotals.key(payee, month, currency, shardIndex(id, shards)), sums).set({
    month,
    currency,
  });
}

/** The people who received or gave back money in a year. */
export const payeeYears = entity({
  name: 'payeeYear',
  schema: z.object({ UserID, year: z.string() }),
  key: (year: string, payee: UserID) => ({ pk: payeesOf(year), sk: payee }),
});

/** Partition of all payees of a year. */
export const payeesOf = (year: string): string => `payeeYears#${year}`;

/**
 * The sums of a payee's months from one to another, oldest first. Cost: 1 DynamoDB request for each MB, of which a month takes
 * about 1 KB per currency.
 */
export async function readTotals(
  table: Pick<Table, 'each'>,
  payee: UserID,
  { from = '0', until }: { from?: string; until: string },
): Promise<PayeeMonthTotals[]> {
  const found: PayeeMonthTotals[] = [];
  for await (const totals of table.each(monthTotals, { pk: totalsOf(payee), between: [from, `${until}#~`] }))
    found.push(totals);
  return found;
}
