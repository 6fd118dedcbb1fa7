import './AdminFinance.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readQuery } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { currentMonth, parseMonth } from '#web/domain/money/months.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { CurrencyReport } from './CurrencyReport.tsx';
import { MonthBar } from './MonthBar.tsx';
import { Payees } from './Payees.tsx';
import { Results } from './Results.tsx';

/** The month-end report of a month, the results of the months up to it, and the payees of a year. */
export default function AdminFinancePage() {
  const { t } = useTranslation('finance');
  const [search] = useSearchParams();
  const month = parseMonth(readQuery('admin-finance', search).month ?? currentMonth());
  const query = useQuery('getMonthEnd', { query: { month } }, { keepPreviousData: true });

  return (
    <AdminFrame current="finance" title={t('title')} lead={t('lead')} className="admin-finance">
      <MonthBar month={month} report={query.data} />
      <QueryView query={query} failed={t('failed')} skeleton={<span className="skel finance-skel" />}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <EmptyState seed="finance" headingLevel={2} title={t('none.title')}>
              {t('none.text')}
            </EmptyState>
          ) : (
            currencies.map(report => <CurrencyReport key={report.currency} report={report} />)
          )
        }
      </QueryView>
      <div className="finance-more not-on-paper">
        <Results until={month} />
        {query.data && <Payees key={month.slice(0, 4)} until={month} firstMonth={query.data.firstMonth} />}
      </div>
    </AdminFrame>
  );
}
