import { paths, readQuery } from '#shared/paths.ts';
import './Payout.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { UserID } from '#shared/ids.ts';
import { lists } from '#shared/settings.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { parseId } from '#web/api/parseId.ts';
import { currentMonth, parseMonth } from '#web/domain/money/months.ts';
import { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { EarningsPlaceholder } from './earnings/EarningsPlaceholder.tsx';
import { OnboardingAlert } from './OnboardingAlert.tsx';
import { PayoutTotals } from './PayoutTotals.tsx';
import { MonthlyStatement } from './statement/MonthlyStatement.tsx';

const InvoicePage = lazyComponent(async () => (await import('./invoices/InvoicePage.tsx')).InvoicePage, {
  fallback: <Skeleton />,
  texts: ['invoices'],
});

const EarningsDetails = lazyComponent(async () => (await import('./EarningsDetails.tsx')).EarningsDetails, {
  fallback: <EarningsPlaceholder />,
  texts: ['plans'],
});

/** Earnings page with the owner's side navigation. */
export default function PayoutPage() {
  const [search] = useSearchParams();
  const { month, person, invoice } = readQuery('payout', search);
  const { items, chosen } = useOwnProjects();
  return (
    <WorkPage current="payout" project={items?.find(({ ProjectID }) => ProjectID === chosen)}>
      {invoice ? (
        <InvoicePage number={invoice} />
      ) : month ? (
        <StatementOf month={month} person={person} />
      ) : (
        <Earnings projects={items} />
      )}
    </WorkPage>
  );
}

/** The caller's statement of a month; administrators may name another person. */
function StatementOf({ month, person }: { month: string; person: string | undefined }) {
  const identity = useIdentity();
  const userId = parseId<UserID>(person) ?? (identity.status === 'signedIn' ? identity.UserID : undefined);
  return userId ? <MonthlyStatement userId={userId} month={parseMonth(month)} /> : <Skeleton />;
}

/** The caller's payouts and totals, the status of the payout account and recent orders. */
function Earnings({ projects }: { projects: ReturnType<typeof useOwnProjects>['items'] }) {
  const { t } = useTranslation('payout');
  const lang = useLanguage();
  const identity = useIdentity();
  const [search] = useSearchParams();
  const account = useQuery(
    'getAccountStatus',
    identity.status === 'signedIn' ? { userId: identity.UserID } : null,
    { revalidateOnFocus: true },
  );
  const payouts = useList('listMyPayouts', { query: { limit: lists.max } });

  return (
    <div className="payout">
      <PageHeader
        title={t('title')}
        actions={
          <LinkButton to={paths.payout({ lang, query: { month: currentMonth() } })}>
            {t('statement.link')}
          </LinkButton>
        }
      >
        {t('lead')}
      </PageHeader>
      <OnboardingAlert result={readQuery('payout', search).onboarding} account={account.data} />
      {payouts.items && (account.data || account.error) ? (
        <PayoutTotals
          payouts={payouts.items}
          isPart={payouts.hasMore}
          isReady={account.data?.status === 'ready'}
        />
      ) : (
        !payouts.error && (
          <Skeleton>
            <span className="skel totals-skel" />
          </Skeleton>
        )
      )}
      {payouts.items?.some(({ status }) => status === 'failed') && (
        <Alert kind="error" title={t('unreached.title')}>
          {t('unreached.text')}
        </Alert>
      )}
      <EarningsDetails payouts={payouts} account={account} projects={projects} />
    </div>
  );
}
