import { decimalOf, toCsv } from '#shared/csv.ts';
import type { PayeeQuarter, PayeeYear } from '#shared/entities/finance.ts';
import { nameOf } from '#shared/fullName.ts';
import type { Language } from '#shared/settings.ts';
import { readAll } from '#web/api/lists/readAll.ts';

const amounts = ['received', 'returned', 'sold', 'fees'] as const satisfies readonly (keyof PayeeQuarter)[];

/** The payees of a year as CSV, a line per payee, currency and quarter. */
export async function loadPayeesCsv(year: string, lang: Language): Promise<string> {
  const payees = await readAll('listPayees', { query: { year } });
  return toCsv(
    [
      ['year', 'quarter', 'payee', 'name', 'country', 'account', 'currency', 'payments', ...amounts],
      ...payees.flatMap(one => rowsOf(one, year, lang)),
    ],
    lang,
  );
}

const rowsOf = ({ payee, country, accountId, currency, quarters }: PayeeYear, year: string, lang: Language) =>
  quarters.map((quarter, index) => [
    year,
    `Q${index + 1}`,
    payee.UserID,
    nameOf(payee, lang),
    country ?? '',
    accountId ?? '',
    currency,
    quarter.payments,
    ...amounts.map(name => decimalOf(quarter[name], currency)),
  ]);
