import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedStatementLine } from '#shared/entities/statement.ts';
import type { UserID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { lists } from '#shared/settings.ts';
import { useList } from '#web/api/lists/useList.ts';
import { Payer } from '#web/domain/money/Payer.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Money, UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

interface LineProps {
  line: ListedStatementLine;
}

/** The movements of a month, oldest first. */
export function StatementLines({ userId, month }: { userId: UserID; month: string }) {
  const { t } = useTranslation('payout');
  const list = useList('listStatementLines', { userId, query: { month, limit: lists.max } });
  return (
    <section aria-labelledby="lines">
      <h2 className="h3 statements-head" id="lines">
        {t('statement.lines.title')}
      </h2>
      <ListView list={list} failed={t('statement.failed')}>
        {lines => (
          <>
            <Table
              caption={t('statement.lines.title')}
              rows={lines}
              rowKey={({ id }) => id}
              columns={columnsOf(t)}
              empty={<p className="small soft sheet--pad">{t('statement.lines.none')}</p>}
            />
            {list.hasMore && (
              <p className="small on-paper">{t('statement.lines.rest', { count: lines.length })}</p>
            )}
          </>
        )}
      </ListView>
    </section>
  );
}

const columnsOf = (t: TFunction<'payout'>): Column<ListedStatementLine>[] => [
  { key: 'date', head: t('statement.lines.date'), list: 'status', cell: ({ at }) => <UtcDate at={at} /> },
  { key: 'kind', head: t('statement.lines.kind'), list: 'who', cell: line => <Movement line={line} /> },
  {
    key: 'from',
    head: t('statement.lines.from'),
    list: 'what',
    cell: ({ payer, paymentKind }) =>
      paymentKind && <Payer payer={payer} anonymous={t('orders.anonymous')} />,
  },
  { key: 'number', head: t('statement.lines.number'), cell: line => <Reference line={line} /> },
  {
    key: 'amount',
    head: t('statement.lines.amount'),
    right: true,
    list: 'amount',
    cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
  },
];

/** The kind of a movement, the paid item and the project. */
function Movement({ line: { kind, paymentKind, project, offset, currency } }: LineProps) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  const lang = useLanguage();
  return (
    <span className="statements-movement">
      <b>
        {kind === 'offset'
          ? t('statement.kinds.offset', { amount: format.money(offset, currency) })
          : t(`statement.kinds.${kind}`)}
      </b>
      <span className="fine soft">
        <Facts>
          {paymentKind && t(`statement.payments.${paymentKind}`)}
          {project && (
            <Link className="link" to={paths.project({ lang, ...project })} {...written()}>
              {project.shortName}
            </Link>
          )}
        </Facts>
      </span>
    </span>
  );
}

/** The number of the payout or the order. */
function Reference({ line: { PaymentID, recipientPayoutId } }: LineProps) {
  const id = recipientPayoutId ?? PaymentID;
  if (!id) return null;
  return (
    <span className="fine soft">
      <ReferenceNumber id={id} />
    </span>
  );
}
