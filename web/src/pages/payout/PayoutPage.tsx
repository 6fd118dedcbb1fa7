import '../../ui/Card.css';
import './Payout.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { lists } from '#shared/settings.ts';
import { useIdentity, useList, useRead } from '../../api/hooks.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountSheet } from './AccountSheet.tsx';
import { ExplanationSheet } from './ExplanationSheet.tsx';
import { OnboardingNotice } from './OnboardingNotice.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { PayoutFigures } from './PayoutFigures.tsx';
import { PayoutsSection } from './PayoutsSection.tsx';
import { ReadFailure } from './ReadFailure.tsx';

/** What a person has earned, when it reaches them, and where they stand with the payment provider. */
export default function PayoutPage() {
  const { t } = useTranslation('payout');
  const identity = useIdentity();
  const [search] = useSearchParams();
  const account = useRead(
    'getAccountStatus',
    identity.status === 'signedIn' ? { userId: identity.UserID } : null,
    { revalidateOnFocus: true },
  );
  const payouts = useList('listMyPayouts', { query: { limit: lists.most } });

  return (
    <div className="wrap payout">
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <OnboardingNotice result={search.get('onboarding')} account={account.data} />
      {payouts.items && (
        <PayoutFigures
          payouts={payouts.items}
          isPart={payouts.hasMore}
          isReady={account.data?.status === 'ready'}
        />
      )}
      <div className="two payout-two">
        <AccountSheet {...account} />
        <ExplanationSheet />
      </div>
      {payouts.items ? (
        <PayoutsSection payouts={payouts.items} {...payouts} />
      ) : payouts.error ? (
        <ReadFailure error={payouts.error} onRetry={() => void payouts.mutate()} />
      ) : (
        <Skeleton>
          <span className="skel payout-skel" />
        </Skeleton>
      )}
      <OrdersSection />
    </div>
  );
}
