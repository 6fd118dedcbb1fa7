import { useTranslation } from 'react-i18next';
import type { SubscriptionPayment } from '#shared/entities/subscription.ts';
import { useList } from '#web/api/lists/useList.ts';
import { usePlanFormat } from '#web/domain/plan/usePlanFormat.ts';
import { useFormat } from '#web/i18n/format.ts';
import { ListView } from '#web/ui/ListView.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** The payments for plans, newest first, each with its receipt on the provider's page. */
export function PlanPayments() {
  const { t } = useTranslation('plans');
  const plan = usePlanFormat();
  const format = useFormat();
  const list = useList('listSubscriptionPayments', { query: {} });

  const columns: Column<SubscriptionPayment>[] = [
    {
      key: 'date',
      head: t('member.payments.date'),
      cell: ({ paidAt }) => format.utcDate(paidAt),
      list: 'who',
    },
    {
      key: 'plan',
      head: t('member.payments.plan'),
      cell: ({ planTypeId }) => plan.name(planTypeId),
      list: 'what',
    },
    {
      key: 'amount',
      head: t('member.payments.amount'),
      right: true,
      list: 'amount',
      cell: amountCell,
    },
    {
      key: 'receipt',
      head: t('member.payments.receipt'),
      right: true,
      list: 'status',
      cell: receiptCell,
    },
  ];

  return (
    <div className="stackv">
      <h3 className="h4">{t('member.payments.title')}</h3>
      <ListView list={list} moreLabel={t('member.payments.more')}>
        {payments => (
          <Table
            caption={t('member.payments.title')}
            columns={columns}
            rows={payments}
            rowKey={({ invoiceId }) => invoiceId}
            empty={<p className="small soft sheet--pad">{t('member.payments.none')}</p>}
          />
        )}
      </ListView>
    </div>
  );
}

const amountCell = (payment: SubscriptionPayment) => <Amount payment={payment} />;
const receiptCell = (payment: SubscriptionPayment) => <Receipt payment={payment} />;

function Amount({ payment: { amount, refunded, currency } }: { payment: SubscriptionPayment }) {
  const { t } = useTranslation('plans');
  const { money } = useFormat();
  return (
    <>
      {money(amount, currency)}
      {refunded > 0 && (
        <span className="fine soft">
          {' '}
          {t('member.payments.refunded', { amount: money(refunded, currency) })}
        </span>
      )}
    </>
  );
}

function Receipt({ payment: { url, paidAt } }: { payment: SubscriptionPayment }) {
  const { t } = useTranslation('plans');
  const { date } = useFormat();
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t('member.payments.openFor', { date: date(paidAt) })}
    >
      {t('member.payments.open')}
    </a>
  );
}
