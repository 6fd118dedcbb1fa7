import { useTranslation } from 'react-i18next';
import type { AccountState } from '#shared/lifecycle.ts';
import { useQuery } from '#web/api/hooks.ts';
import type { useList } from '#web/api/lists/useList.ts';
import type { useOwnProjects } from '#web/domain/project/owner/useOwnProjects.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { AccountSheet, type AccountSheetProps } from './AccountSheet.tsx';
import { ExplanationSheet } from './ExplanationSheet.tsx';
import { EarningsByMonth } from './earnings/EarningsByMonth.tsx';
import { EarningsPlaceholder } from './earnings/EarningsPlaceholder.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { OwnDebt } from './OwnDebt.tsx';
import { PayoutsSection } from './PayoutsSection.tsx';
import { RefundRequests } from './RefundRequests.tsx';

/** States of a payout account in which there is nothing to do for its owner. */
const DONE: readonly AccountState[] = ['ready', 'pending-verification'];

export interface EarningsDetailsProps {
  payouts: ReturnType<typeof useList<'listMyPayouts'>>;
  account: AccountSheetProps;
  projects: ReturnType<typeof useOwnProjects>['items'];
}

/**
 * Parts below the totals: debts, refund requests, the chart, the payout account, payouts and orders. The payout account comes first while
 * it asks its owner for something. A placeholder is shown until everything above the payouts has loaded, so that late parts do not move
 * the text that is being read.
 */
export function EarningsDetails({ payouts, account, projects }: EarningsDetailsProps) {
  const { t } = useTranslation('payout');
  const debts = useQuery('listMyDebts', {});
  const refunds = useQuery('listOwnedRefunds', {});
  const months = useQuery('listMyEarnings', {});
  const parts = [
    ['debts', debts],
    ['refunds', refunds],
    ['months', months],
  ] as const;
  const isComing = debts.isLoading || refunds.isLoading || months.isLoading;
  if (isComing || (!payouts.items && !payouts.error) || (!account.data && !account.error))
    return <EarningsPlaceholder />;

  const isReady = account.data === undefined || DONE.includes(account.data.status);
  const accountParts = (
    <div className="two">
      <AccountSheet {...account} />
      <ExplanationSheet />
    </div>
  );

  return (
    <>
      {!isReady && accountParts}
      {parts.map(
        ([part, { data, error: partError, mutate }]) =>
          partError &&
          !data && (
            <LoadError
              key={part}
              title={t(`failed.${part}`)}
              error={partError}
              onAgain={() => void mutate()}
            />
          ),
      )}
      {debts.data?.items.map(debt => (
        <OwnDebt key={debt.currency} debt={debt} />
      ))}
      <RefundRequests refunds={refunds.data?.items ?? []} />
      <EarningsByMonth earnings={months.data?.items ?? []} />
      {isReady && accountParts}
      <PayoutsSection list={payouts} />
      <OrdersSection projects={projects} />
    </>
  );
}
