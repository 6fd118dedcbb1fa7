import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StatementTotals } from '#shared/entities/statement.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Money } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

const ENTRIES = ['opening', 'received', 'refunds', 'disputes', 'transferred', 'closing'] as const;
type EntryName = (typeof ENTRIES)[number];

/** The balances and sums of a month in one currency. */
export function StatementTotalsTable({ totals }: { totals: StatementTotals }) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const { currency, offset } = totals;

  return (
    <section className="statements-totals">
      <Table
        caption={t('statement.totals.caption', { currency })}
        rows={ENTRIES}
        rowKey={name => name}
        columns={columnsOf(t, totals)}
      />
      {offset > 0 && (
        <p className="fine soft">
          {t('statement.totals.offset', { amount: format.money(offset, currency) })}
        </p>
      )}
    </section>
  );
}

const columnsOf = (t: TFunction<'payout'>, totals: StatementTotals): Column<EntryName>[] => [
  {
    key: 'entry',
    head: t('statement.totals.entry'),
    list: 'who',
    cell: name => (
      <span className={isBalance(name) ? 'strong' : undefined}>{t(`statement.totals.${name}`)}</span>
    ),
  },
  {
    key: 'amount',
    head: totals.currency,
    right: true,
    list: 'amount',
    cell: name => <Money minor={totals[name]} currency={totals.currency} />,
  },
];

const isBalance = (name: EntryName): boolean => name === 'opening' || name === 'closing';
