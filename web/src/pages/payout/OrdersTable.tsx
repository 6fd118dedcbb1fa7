import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnerOrder } from '#shared/entities/payment.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import { money } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { AmountNote, PaidAmount } from '#web/domain/money/PaidAmount.tsx';
import { Payer } from '#web/domain/money/Payer.tsx';
import { PaymentBadge } from '#web/domain/money/PaymentBadge.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { GiveRefund } from '#web/domain/money/refunds/GiveRefund.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** Milliseconds after a payment in which its owner can refund it. */
const WINDOW = money.eligibleAfterDays * day;

/** Paid orders of the caller's projects, which can be refunded. */
export function OrdersTable({ orders, caption }: { orders: readonly OwnerOrder[]; caption: string }) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const [refunding, setRefunding] = useState<OwnerOrder>();
  return (
    <>
      <Table
        caption={caption}
        rows={orders}
        rowKey={({ PaymentID }) => PaymentID}
        columns={columnsOf(t, setRefunding)}
      />
      {refunding && (
        <GiveRefund
          key={refunding.PaymentID}
          PaymentID={refunding.PaymentID}
          name={refunding.payer ? nameOf(refunding.payer, lang) : t('orders.anonymous')}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </>
  );
}

const columnsOf = (t: TFunction<'payout'>, onRefund: (order: OwnerOrder) => void): Column<OwnerOrder>[] => [
  { key: 'date', head: t('orders.date'), cell: ({ paidAt }) => <UtcDate at={paidAt} /> },
  {
    key: 'from',
    head: t('orders.from'),
    list: 'who',
    cell: ({ payer }) => <Payer payer={payer} anonymous={t('orders.anonymous')} />,
  },
  {
    key: 'project',
    head: t('list.project'),
    cell: ({ project }) => <OrderProject project={project} />,
  },
  { key: 'what', head: t('orders.what'), list: 'what', cell: order => <What order={order} /> },
  {
    key: 'status',
    head: t('list.status'),
    list: 'status',
    cell: order => (
      <>
        <PaymentBadge status={order.status} />
        <span className="only-m">
          <RefundButton order={order} onRefund={onRefund} />
        </span>
      </>
    ),
  },
  {
    key: 'total',
    head: t('orders.total'),
    right: true,
    list: 'amount',
    cell: order => <Total order={order} />,
  },
  {
    key: 'refund',
    head: <span className="sr">{t('orders.action')}</span>,
    right: true,
    cell: order => <RefundButton order={order} onRefund={onRefund} />,
  },
];

/** Refunds a payment without being asked, while the refund window is open. */
function RefundButton({ order, onRefund }: { order: OwnerOrder; onRefund: (order: OwnerOrder) => void }) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const [now] = useState(() => Date.now());
  if (order.status !== 'success' || now - Date.parse(order.paidAt) > WINDOW) return null;
  return (
    <Button size="s" kind="quiet" onClick={() => onRefund(order)}>
      {t('orders.refund')}
      <span className="sr"> {order.payer ? nameOf(order.payer, lang) : t('orders.anonymous')}</span>
    </Button>
  );
}

function OrderProject({ project: { ProjectID, shortName } }: Pick<OwnerOrder, 'project'>) {
  const lang = useLanguage();
  return (
    <Link to={paths.project({ lang, ProjectID })} {...written()}>
      {shortName}
    </Link>
  );
}

/** The item, and the number of the order. */
function What({ order: { PaymentID, kind, quantity } }: { order: OwnerOrder }) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  return (
    <>
      {kind === 'donation'
        ? t('orders.donation')
        : t('orders.points', { count: quantity, number: format.number(quantity) })}
      <ReferenceNumber id={PaymentID} ownLine />
    </>
  );
}

/** The total, its platform fee and its refunded part. */
function Total({
  order: { total, feeCovered, refunded, commission, currency, status },
}: {
  order: OwnerOrder;
}) {
  const { t } = useTranslation('payout');
  const format = useFormat();
  return (
    <PaidAmount
      total={total}
      refunded={status === 'refunded' ? 0 : refunded}
      currency={currency}
      refundedText={amount => t('orders.refunded', { amount })}
    >
      {commission > 0 && (
        <AmountNote>
          {t(feeCovered ? 'orders.feeAdded' : 'orders.fee', { fee: format.money(commission, currency) })}
        </AmountNote>
      )}
    </PaidAmount>
  );
}
