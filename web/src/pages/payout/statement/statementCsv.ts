import { decimalOf, toCsv } from '#shared/csv.ts';
import type { ListedStatementLine } from '#shared/entities/statement.ts';
import type { UserID } from '#shared/ids.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import type { Language } from '#shared/settings.ts';
import { readAll } from '#web/api/lists/readAll.ts';

/** A statement as CSV, with the same names in every language, for accounting programs. */
export async function loadStatementCsv(userId: UserID, month: string, lang: Language): Promise<string> {
  const lines = await readAll('listStatementLines', { userId, query: { month } });
  return toCsv(
    [
      [
        'date',
        'kind',
        'currency',
        'amount',
        'offset',
        'number',
        'project',
        'paidFor',
        'payer',
        'order',
        'payout',
        'posting',
        'charge',
        'triggeredBy',
      ],
      ...lines.map(rowOf),
    ],
    lang,
  );
}

const rowOf = ({
  at,
  kind,
  currency,
  amount,
  offset,
  project,
  paymentKind,
  payer,
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
  numberOf(recipientPayoutId ?? PaymentID),
  project?.shortName ?? '',
  paymentKind ?? '',
  payer?.username ?? '',
  PaymentID ?? '',
  recipientPayoutId ?? '',
  id,
  chargeId ?? '',
  triggeredBy?.username ?? '',
];

const numberOf = (id: string | undefined): string => (id === undefined ? '' : referenceNumber(id));
