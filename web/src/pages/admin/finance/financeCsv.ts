import { decimalOf, toCsv } from '#shared/csv.ts';
import type { MonthEnd, MonthlyResult } from '#shared/entities/finance.ts';
import { accountNames, feeAccounts, movementNames } from '#shared/finance.ts';
import type { Language } from '#shared/settings.ts';

/** The month-end report as CSV, with the same names in every language, for accounting programs. */
export const monthEndCsv = ({ month, currencies }: MonthEnd, lang: Language): string =>
  toCsv(
    [
      ['month', 'currency', 'kind', 'name', 'opening', 'change', 'closing'],
      ...currencies.flatMap(({ currency, movements, setOff, balances }) => {
        const write = (minor: number) => decimalOf(minor, currency);
        return [
          ...movementNames.map(name => [month, currency, 'movement', name, '', write(movements[name]), '']),
          [month, currency, 'setOff', 'setOff', '', write(setOff), ''],
          ...accountNames.map(name => {
            const { opening, closing } = balances[name];
            return [
              month,
              currency,
              'balance',
              name,
              write(opening),
              write(closing - opening),
              write(closing),
            ];
          }),
        ];
      }),
    ],
    lang,
  );

const amounts = ['payments', 'commission', 'subscriptions', ...feeAccounts, 'result'] as const;

/** The results of months as CSV. */
export const resultsCsv = (results: readonly MonthlyResult[], lang: Language): string =>
  toCsv(
    [
      ['month', 'currency', 'paymentCount', ...amounts],
      ...results.map(result => [
        result.month,
        result.currency,
        result.paymentCount,
        ...amounts.map(name => decimalOf(result[name], result.currency)),
      ]),
    ],
    lang,
  );
