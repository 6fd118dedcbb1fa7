import { decimalOf, toCsv } from '#shared/csv.ts';
import type { ListedStatementLine } from '#shared/entities/statement.ts';
import { lists } from '#shared/settings.ts';
import { call } from '#web/api/client.ts';

/** A statement as CSV, with the same names in every language, for accounting programs. Reads it page by page. */
export async function loadStatementCsv(userId: string, month: string): Promise<string> {
  const rows: string[][] = [
    ['date', 'kind', 'currency', 'amount', 'offset', 'order', 'payout', 'posting', 'charge', 'triggeredBy'],
  ];
  let cursor: string | undefined;
  do {
    const query = { month, limit: lists.max, ...(cursor && { cursor }) };
    const page = await call('listStatementLines', { userId: userId as never, query });
    rows.push(...page.items.map(rowOf));
    cursor = page.cursor;
  } while (cursor);
  return toCsv(rows);
}

const rowOf = ({
  at,
  kind,
  currency,
  amount,
  offset,
  PaymentID,
  recipientPayoutId,
  id,
  chargeId,
  triggeredBy,
}: ListedStatementLine) => [
  at,
  kind,
  currency,
  decimalOf(amount, currency),
  decimalOf(offset, currency),
  PaymentID ?? '',
  recipientPayoutId ?? '',
  id,
  chargeId ?? '',
  triggeredBy?.username ?? '',
];
