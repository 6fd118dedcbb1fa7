import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnOrder } from '#shared/entities/payment.ts';
import { paths } from '#shared/paths.ts';
import { NamedPoints, PaidAmount } from '#web/domain/money/PaidAmount.tsx';
import { PaymentBadge } from '#web/domain/money/PaymentBadge.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** The caller's orders; each leads to its status, where a refund can be requested, and to its receipt if it has one. */
export function OrdersTable({ orders, empty }: { orders: readonly OwnOrder[]; empty: ReactNode }) {
  const { t } = useTranslation('contributions');
  return (
    <Table
      caption={t('list.caption')}
      rows={orders}
      rowKey={({ PaymentID }) => PaymentID}
      columns={columnsOf(t)}
      empty={empty}
    />
  );
}

const columnsOf = (t: TFunction<'contributions'>): Column<OwnOrder>[] => [
  { key: 'date', head: t('list.date'), cell: order => <UtcDate at={dateOf(order)} /> },
  { key: 'project', head: t('list.project'), list: 'who', cell: order => <OrderedProject {...order} /> },
  { key: 'what', head: t('list.what'), list: 'what', cell: order => <What order={order} /> },
  {
    key: 'status',
    head: t('list.status'),
    list: 'status',
    cell: ({ status }) => <PaymentBadge status={status} />,
  },
  {
    key: 'total',
    head: t('list.total'),
    right: true,
    list: 'amount',
    cell: order => <PaidAmount {...order} refundedText={amount => t('list.refunded', { amount })} />,
  },
];

const dateOf = ({ paidAt, createdAt }: OwnOrder): string => paidAt ?? createdAt;

function OrderedProject({ project: { ProjectID, shortName, language } }: OwnOrder) {
  const lang = useLanguage();
  return (
    <Link className="strong" to={paths.project({ lang, ProjectID })} {...written(language)}>
      {shortName}
    </Link>
  );
}

/** The item, with links to the order and its receipt and, on small screens, the date: there a row has no room for more cells. */
function What({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('contributions');
  const format = useFormat();
  const lang = useLanguage();
  const { PaymentID, kind, items, project, paidAt } = order;
  const named = { name: project.shortName, date: format.utcDate(dateOf(order)) };

  return (
    <Facts>
      <span className="contributions-date">
        <UtcDate at={dateOf(order)} />
      </span>
      {kind === 'donation' ? (
        t('list.donation')
      ) : (
        <NamedPoints
          quantity={items[0]?.quantity ?? 0}
          name={project.contributionName}
          language={project.language}
        />
      )}
      <span className="muted">
        <ReferenceNumber id={PaymentID} />
      </span>
      {paidAt && (
        <Link
          className="contributions-document"
          to={paths.receipt({ lang, query: { PaymentID } })}
          aria-label={t('list.receiptFor', named)}
        >
          {t('list.receipt')}
        </Link>
      )}
      <Link
        className="contributions-document"
        to={paths['payment-status']({ lang, query: { PaymentID } })}
        aria-label={t('list.orderFor', named)}
      >
        {t('list.order')}
      </Link>
    </Facts>
  );
}
