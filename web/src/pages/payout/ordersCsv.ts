import { decimalOf, toCsv } from '#shared/csv.ts';
import type { OwnerOrder } from '#shared/entities/payment.ts';
import type { ProjectID } from '#shared/ids.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import type { Language } from '#shared/settings.ts';
import { readAll } from '#web/api/lists/readAll.ts';

/** All paid orders of a project as CSV, with the same names in every language. */
export async function loadOrdersCsv(ProjectID: ProjectID, lang: Language): Promise<string> {
  const orders = await readAll('listProjectOrders', { ProjectID, query: {} });
  return toCsv(
    [
      [
        'date',
        'number',
        'order',
        'kind',
        'quantity',
        'currency',
        'total',
        'refunded',
        'platformFee',
        'feeOnTop',
        'status',
        'payer',
      ],
      ...orders.map(rowOf),
    ],
    lang,
  );
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
  feeCovered,
  status,
  payer,
}: OwnerOrder) => [
  paidAt,
  referenceNumber(PaymentID),
  PaymentID,
  kind,
  quantity,
  currency,
  decimalOf(total, currency),
  decimalOf(refunded, currency),
  decimalOf(commission, currency),
  feeCovered ? 'yes' : 'no',
  status,
  payer?.username ?? '',
];
