import { decimalOf, toCsv } from '#shared/csv.ts';
import type { OwnerOrder } from '#shared/entities/payment.ts';
import type { ProjectID } from '#shared/ids.ts';
import { lists } from '#shared/settings.ts';
import { call } from '#web/api/client.ts';

/** All paid orders of a project as CSV, with the same names in every language. Reads them page by page. */
export async function loadOrdersCsv(ProjectID: ProjectID): Promise<string> {
  const rows: string[][] = [
    ['date', 'order', 'kind', 'quantity', 'currency', 'total', 'refunded', 'platformFee', 'status', 'payer'],
  ];
  let cursor: string | undefined;
  do {
    const query = { limit: lists.max, ...(cursor && { cursor }) };
    const page = await call('listProjectOrders', { ProjectID, query });
    rows.push(...page.items.map(rowOf));
    cursor = page.cursor;
  } while (cursor);
  return toCsv(rows);
}

const rowOf = ({
  paidAt,
  PaymentID,
  kind,
  quantity,
  currency,
  total,
  refunded,
  commission,
  status,
  payer,
}: OwnerOrder) => [
  paidAt,
  PaymentID,
  kind,
  String(quantity),
  currency,
  decimalOf(total, currency),
  decimalOf(refunded, currency),
  decimalOf(commission, currency),
  status,
  payer?.username ?? '',
];
