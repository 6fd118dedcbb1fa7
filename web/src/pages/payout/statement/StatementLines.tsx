import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StatementLine } from '#shared/entities/statement.ts';
import type { UserID } from '#shared/ids.ts';
import { lists } from '#shared/settings.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useFormat } from '#web/i18n/format.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** The movements of a month, oldest first. */
export function StatementLines({ userId, month }: { userId: UserID; month: string }) {
  const { t } = useTranslation('payout');
  const list = useList('listStatementLines', { userId, query: { month, limit: lists.max } });
  if (list.error && !list.items)
    return <LoadError title={t('statement.failed')} error={list.error} onAgain={() => void list.mutate()} />;
  if (!list.items) return null;

  return (
    <section aria-labelledby="lines">
      <h2 className="h3 statements-head" id="lines">
        {t('statement.lines.title')}
      </h2>
      <Table
        caption={t('statement.lines.title')}
        rows={list.items}
        rowKey={({ id }) => id}
        columns={columnsOf(t)}
        empty={<p className="small soft sheet--pad">{t('statement.lines.none')}</p>}
      />
      {list.hasMore && (
        <>
          <LoadMore onMore={list.more} busy={list.isLoadingMore} />
          <p className="small on-paper">{t('statement.lines.rest', { count: list.items.length })}</p>
        </>
      )}
    </section>
  );
}

const columnsOf = (t: TFunction<'payout'>): Column<StatementLine>[] => [
  { key: 'date', head: t('statement.lines.date'), list: 'what', cell: ({ at }) => <UtcDate at={at} /> },
  { key: 'kind', head: t('statement.lines.kind'), list: 'who', cell: line => <Kind {...line} /> },
  {
    key: 'reference',
    head: t('statement.lines.reference'),
    cell: ({ PaymentID, recipientPayoutId }) => (
      <span className="fine soft statements-id">{recipientPayoutId ?? PaymentID}</span>
    ),
  },
  {
    key: 'amount',
    head: t('statement.lines.amount'),
    right: true,
    list: 'amount',
    cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
  },
];

function Kind({ kind, offset, currency }: StatementLine) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  return kind === 'offset'
    ? t('statement.kinds.offset', { amount: format.money(offset, currency) })
    : t(`statement.kinds.${kind}`);
}
