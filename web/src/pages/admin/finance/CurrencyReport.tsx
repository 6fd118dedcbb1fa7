import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MonthEndCurrency } from '#shared/entities/finance.ts';
import {
  type AccountName,
  accountNames,
  type MovementName,
  moneyAccounts,
  movementNames,
} from '#shared/finance.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** Movements and balances of a month in one currency. */
export function CurrencyReport({ report }: { report: MonthEndCurrency }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { currency } = report;
  const heading = `report-${currency}`;

  return (
    <section aria-labelledby={heading}>
      <h2 className="h3" id={heading}>
        {t('currency', { currency })}
      </h2>
      <div className="finance-pair">
        <Table
          caption={t('movements.title')}
          rows={movementsOf(report)}
          rowKey={({ name }) => name}
          columns={movementColumns(t, currency)}
        />
        <Table
          caption={t('balances.title')}
          rows={balancesOf(report)}
          rowKey={({ name }) => name}
          columns={balanceColumns(t, currency)}
        />
      </div>
      <p className="fine soft">
        {report.setOff !== 0 &&
          `${t('movements.setOff', { amount: format.money(report.setOff, currency) })} `}
        {t('balances.note')}
      </p>
    </section>
  );
}

interface MovementRow {
  name: MovementName | 'sum';
  amount: number;
}

/** Movements that changed the funds at Stripe, and their sum. */
function movementsOf({ movements, balances }: MonthEndCurrency): MovementRow[] {
  const change = moneyAccounts.reduce(
    (sum, name) => sum + balances[name].closing - balances[name].opening,
    0,
  );
  return [
    ...movementNames.map(name => ({ name, amount: movements[name] })).filter(({ amount }) => amount !== 0),
    { name: 'sum', amount: change },
  ];
}

const movementColumns = (
  t: TFunction<'finance'>,
  currency: MonthEndCurrency['currency'],
): Column<MovementRow>[] => [
  {
    key: 'name',
    head: t('movements.head'),
    list: 'who',
    cell: row => <span className={emphasisOf(row)}>{t(`movements.${row.name}`)}</span>,
  },
  {
    key: 'amount',
    head: t('movements.amount'),
    right: true,
    list: 'amount',
    cell: row => <Money minor={row.amount} currency={currency} className={emphasisOf(row)} />,
  },
];

interface BalanceRow {
  name: AccountName | 'sum';
  opening: number;
  change: number;
  closing: number;
}

/** The accounts in use, and their sum. */
function balancesOf({ balances }: MonthEndCurrency): BalanceRow[] {
  const sum = (side: 'opening' | 'closing') =>
    accountNames.reduce((total, name) => total + balances[name][side], 0);
  const rowOf = (name: BalanceRow['name'], opening: number, closing: number): BalanceRow => ({
    name,
    opening,
    change: closing - opening,
    closing,
  });
  return [
    ...accountNames
      .map(name => rowOf(name, balances[name].opening, balances[name].closing))
      .filter(({ opening, closing }) => opening !== 0 || closing !== 0),
    rowOf('sum', sum('opening'), sum('closing')),
  ];
}

const emphasisOf = ({ name }: { name: string }): string | undefined =>
  name === 'sum' ? 'strong' : undefined;

const balanceColumns = (
  t: TFunction<'finance'>,
  currency: MonthEndCurrency['currency'],
): Column<BalanceRow>[] => [
  {
    key: 'account',
    head: t('balances.head'),
    list: 'who',
    cell: row => <span className={emphasisOf(row)}>{t(`balances.${row.name}`)}</span>,
  },
  ...(
    [
      ['opening', undefined],
      ['change', undefined],
      ['closing', 'amount'],
    ] as const
  ).map(
    ([key, list]): Column<BalanceRow> => ({
      key,
      head: t(`balances.${key}`),
      right: true,
      ...(list && { list }),
      cell: row => <Money minor={row[key]} currency={currency} className={emphasisOf(row)} />,
    }),
  ),
];
