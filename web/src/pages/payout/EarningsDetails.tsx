import { useTranslation } from 'react-i18next';
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

export interface EarningsDetailsProps {
  payouts: ReturnType<typeof useList<'listMyPayouts'>>;
  account: AccountSheetProps;
  projects: ReturnType<typeof useOwnProjects>['items'];
}

/**
 * Parts below the totals: debts, refund requests, the chart, the payout account, payouts and orders. A placeholder is shown until
 * everything above the payout account has loaded, so that late parts do not move the text that is being read.
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
  if (debts.isLoading || refunds.isLoading || months.isLoading || (!payouts.items && !payouts.error))
    return <EarningsPlaceholder />;

  return (
    <>
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
      <div className="two">
        <AccountSheet {...account} />
        <ExplanationSheet />
      </div>
      <PayoutsSection list={payouts} />
      <OrdersSection projects={projects} />
    </>
  );
}
