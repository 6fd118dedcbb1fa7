import './AdminPayouts.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queueNames } from '#shared/entities/queue.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { countOf, useQueues } from '#web/pages/admin/queues/useQueues.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PayoutsView } from './PayoutsView.tsx';
import { PAYOUT_VIEWS, type PayoutView, payoutViewOf } from './payoutViews.ts';

const fallback = (
  <Skeleton>
    <span className="skel payout-skel" />
  </Skeleton>
);
const ChecksView = lazyComponent(async () => (await import('./ChecksView.tsx')).ChecksView, {
  fallback,
  texts: ['checks'],
});
const DebtsView = lazyComponent(async () => (await import('./DebtsView.tsx')).DebtsView, {
  fallback,
  texts: ['checks'],
});
const DisputesView = lazyComponent(async () => (await import('./DisputesView.tsx')).DisputesView, {
  fallback,
  texts: ['refunds'],
});
const RefundsView = lazyComponent(async () => (await import('./RefundsView.tsx')).RefundsView, {
  fallback,
  texts: ['refunds'],
});

const VIEWS: Record<PayoutView, ReactNode> = {
  payouts: <PayoutsView />,
  refunds: <RefundsView />,
  disputes: <DisputesView />,
  debts: <DebtsView />,
  checks: <ChecksView />,
};

/** All payouts, with manual transfers and holds, refunds, disputes, debts and the results of checks. */
export default function AdminPayoutsPage() {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const { queues } = useQueues();
  const [search] = useSearchParams();
  const view = payoutViewOf(readQuery('admin-payouts', search).view);
  const tab = (name: PayoutView) => ({
    to: paths['admin-payouts']({ lang, ...(name !== 'payouts' && { query: { view: name } }) }),
    label: t(`payouts.views.${name}`),
    current: name === view,
    ...countOf(queues, ...queueNames.filter(queue => queue === name)),
  });

  return (
    <AdminFrame
      current="payouts"
      title={t('payouts.title')}
      lead={t('payouts.lead')}
      className="admin-payouts"
    >
      <AnchorTabs label={t('payouts.views.label')} anchors={PAYOUT_VIEWS.map(tab)} />
      {VIEWS[view]}
    </AdminFrame>
  );
}
