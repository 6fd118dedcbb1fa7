import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payout } from '#shared/entities/payout.ts';
import { paths } from '#shared/paths.ts';
import { lists } from '#shared/settings.ts';
import { PayoutAmount } from '#web/domain/money/payouts/PayoutAmount.tsx';
import { PaidOutDate, PayoutDate } from '#web/domain/money/payouts/PayoutDate.tsx';
import { PayoutOriginButton } from '#web/domain/money/payouts/PayoutOriginButton.tsx';
import { PayoutProject } from '#web/domain/money/payouts/PayoutProject.tsx';
import { PayoutStatus } from '#web/domain/money/payouts/PayoutStatus.tsx';
import { ReferenceNumber } from '#web/domain/money/ReferenceNumber.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type ListState, ListView } from '#web/ui/ListView.tsx';
import { UtcDate } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

export interface PayoutsSectionProps {
  list: ListState<Payout>;
}

/** The caller's payouts, newest first. */
export function PayoutsSection({ list }: PayoutsSectionProps) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const [shown, setShown] = useState<number>(lists.pageSize);
  const isMoreHere = list.items !== undefined && list.items.length > shown;

  function showMore() {
    setShown(shown + lists.pageSize);
    if (!isMoreHere) list.more?.();
  }

  return (
    <section aria-labelledby="payouts">
      <h2 className="h3 payout-head" id="payouts">
        {t('list.title')}
      </h2>
      <ListView
        list={{
          ...list,
          items: list.items?.slice(0, shown),
          hasMore: isMoreHere || list.hasMore,
          more: showMore,
        }}
        failed={t('failed.payouts')}
      >
        {payouts => (
          <Table
            caption={t('list.title')}
            rows={payouts}
            rowKey={({ recipientPayoutId }) => recipientPayoutId}
            columns={columnsOf(t)}
            empty={
              <EmptyState
                seed="payouts"
                title={t('list.empty.title')}
                action={<LinkButton to={paths.market({ lang })}>{t('list.empty.action')}</LinkButton>}
              >
                {t('list.empty.text')}
              </EmptyState>
            }
          />
        )}
      </ListView>
    </section>
  );
}

const columnsOf = (t: TFunction<'payout'>): Column<Payout>[] => [
  {
    key: 'project',
    head: t('list.project'),
    list: 'who',
    cell: payout => (
      <>
        <PayoutProject {...payout} />
        <ReferenceNumber id={payout.recipientPayoutId} ownLine />
      </>
    ),
  },
  {
    key: 'created',
    head: t('list.created'),
    cell: ({ createdDate }) => <UtcDate at={createdDate} />,
  },
  {
    key: 'eligible',
    head: t('list.eligible'),
    list: 'what',
    cell: payout => (
      <>
        <span className="only-d">
          <UtcDate at={payout.eligibleDate} />
        </span>
        <PayoutDate {...payout} />
      </>
    ),
  },
  {
    key: 'paid',
    head: t('list.paid'),
    cell: payout => <PaidOutDate {...payout} />,
  },
  {
    key: 'status',
    head: t('list.status'),
    list: 'status',
    cell: payout => (
      <>
        <PayoutStatus payout={payout} />
        <span className="only-m">
          <PayoutOriginButton payout={payout} />
        </span>
      </>
    ),
  },
  {
    key: 'amount',
    head: t('list.amount'),
    right: true,
    list: 'amount',
    cell: payout => <PayoutAmount payout={payout} />,
  },
  {
    key: 'origin',
    head: <span className="sr">{t('origin.open')}</span>,
    right: true,
    cell: payout => <PayoutOriginButton payout={payout} />,
  },
];
