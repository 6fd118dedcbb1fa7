import { decimalOf, toCsv } from '#shared/csv.ts';
import type { PayeeQuarter, PayeeYear } from '#shared/entities/finance.ts';
import { lists } from '#shared/settings.ts';
import { call } from '#web/api/client.ts';

const amounts = ['received', 'returned', 'sold', 'fees'] as const satisfies readonly (keyof PayeeQuarter)[];

/** The payees of a year as CSV, a line per payee, currency and quarter. Reads them page by page. */
export async function loadPayeesCsv(year: string): Promise<string> {
  const rows: (string | number)[][] = [
    ['year', 'quarter', 'payee', 'name', 'country', 'account', 'currency', 'payments', ...amounts],
  ];
  let cursor: string | undefined;
  do {
    const query = { year, limit: lists.max, ...(cursor && { cursor }) };
    const page = await call('listPayees', { query });
    rows.push(...page.items.flatMap(one => rowsOf(one, year)));
    cursor = page.cursor;
  } while (cursor);
  return toCsv(rows);
}

const rowsOf = ({ payee, country, accountId, currency, quarters }: PayeeYear, year: string) =>
  quarters.map((quarter, place) => [
    year,
    `Q${place + 1}`,
    payee.UserID,
    [payee.firstName, payee.lastName].filter(Boolean).join(' ') || payee.username,
    country ?? '',
    accountId ?? '',
    currency,
    quarter.payments,
    ...amounts.map(name => decimalOf(quarter[name], currency)),
  ]);
