import './Statement.css';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { monthsBetween } from '#shared/months.ts';
import { registration } from '#shared/operator.ts';
import { paths } from '#shared/paths.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { CsvButton } from '#web/domain/money/CsvButton.tsx';
import { currentMonth } from '#web/domain/money/months.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { InvoiceList } from '#web/pages/payout/invoices/InvoiceList.tsx';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { printAs } from '#web/ui/printAs.ts';
import { QueryView } from '#web/ui/QueryView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { titleOf, useDocumentTitle } from '#web/ui/useDocumentTitle.ts';
import { written } from '#web/ui/Written.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { PaperHeader } from './PaperHeader.tsx';
import { StatementLines } from './StatementLines.tsx';
import { StatementTotalsTable } from './StatementTotalsTable.tsx';
import { loadStatementCsv } from './statementCsv.ts';

/** A payee's statement of a month. */
export function MonthlyStatement({ userId, month }: { userId: UserID; month: string }) {
  const { t } = useTranslation(['payout', 'shell']);
  const lang = useLanguage();
  const format = useFormat();
  const identity = useIdentity();
  const isOwn = identity.status === 'signedIn' && identity.UserID === userId;
  const [, setQuery] = useAddressQuery();
  const query = useQuery('getStatement', { userId, query: { month } });
  const { data } = query;

  const monthName = (one: string) => format.utcDate(`${one}-15`, 'month');
  const payee = data && !isOwn ? [nameOf(data.payee, lang)] : [];
  useDocumentTitle(titleOf(t('statement.title'), monthName(month), ...payee));

  const choose = (month: string) => setQuery({ month });
  const months = monthsBetween(data?.firstMonth ?? month, currentMonth());

  return (
    <div className="statements">
      {data && <PaperHeader {...data} />}
      <PageHeader
        title={t('statement.title')}
        actions={
          <LinkButton kind="quiet" size="s" icon={arrowLeft} to={paths.payout({ lang })}>
            {t('statement.back')}
          </LinkButton>
        }
      >
        {t('statement.lead')}
      </PageHeader>
      {data && !isOwn && (
        <p className="strong not-on-paper" {...written()}>
          {nameOf(data.payee, lang)}
        </p>
      )}
      <div className="row between wrapx statements-bar not-on-paper">
        <SelectField
          size="s"
          label={t('statement.month')}
          value={month}
          onChange={event => choose(event.target.value)}
          options={months.map(one => ({ value: one, label: monthName(one) }))}
        />
        <div className="row wrapx">
          <CsvButton fileName={`statement-${month}.csv`} load={() => loadStatementCsv(userId, month, lang)} />
          <Button
            size="s"
            kind="line"
            icon={printer}
            onClick={() => printAs(`${t('statement.title')} ${month}`)}
          >
            {t('statement.print')}
          </Button>
        </div>
      </div>
      <QueryView
        query={query}
        failed={t('statement.failed')}
        skeleton={<span className="skel statements-skel" />}
      >
        {({ totals }) =>
          totals.length === 0 ? (
            <EmptyState seed="statements" headingLevel={2} title={t('statement.none.title')}>
              {t('statement.none.text')}
            </EmptyState>
          ) : (
            <>
              {totals.map(one => (
                <StatementTotalsTable key={one.currency} totals={one} />
              ))}
              <StatementLines userId={userId} month={month} />
            </>
          )
        }
      </QueryView>
      <p className="fine soft on-paper">{t('shell:footer.registration', registration)}</p>
      {isOwn && (
        <div className="not-on-paper">
          <InvoiceList />
        </div>
      )}
    </div>
  );
}
