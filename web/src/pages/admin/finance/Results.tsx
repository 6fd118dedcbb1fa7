import type { TFunction } from 'i18next';
import download from 'lucide-static/icons/download.svg?raw';
import { useTranslation } from 'react-i18next';
import type { MonthlyResult } from '#shared/entities/finance.ts';
import { feeAccounts } from '#shared/finance.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { Money } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';
import { resultsCsv } from './financeCsv.ts';

/** Income and expenses of the platform by month, up to the month `until`. */
export function Results({ until }: { until: string }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const lang = useLanguage();
  const query = useQuery('listMonthlyResults', { query: { until } }, { keepPreviousData: true });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={null}>
      {({ items }) => (
        <section aria-labelledby="results">
          <div className="row between wrapx finance-bar">
            <div>
              <h2 className="h3" id="results">
                {t('results.title')}
              </h2>
              <p className="small soft">{t('results.lead')}</p>
            </div>
            {items.length > 0 && (
              <Button
                size="s"
                icon={download}
                onClick={() => saveFile(`results-${until}.csv`, resultsCsv(items, lang))}
              >
                {t('csv')}
              </Button>
            )}
          </div>
          <Table
            caption={t('results.title')}
            rows={items}
            rowKey={({ month, currency }) => `${month} ${currency}`}
            columns={columnsOf(t, format)}
            empty={<p className="small soft sheet--pad">{t('results.none')}</p>}
          />
        </section>
      )}
    </QueryView>
  );
}

const feesOf = (result: MonthlyResult): number => feeAccounts.reduce((sum, name) => sum + result[name], 0);

const columnsOf = (
  t: TFunction<'finance'>,
  format: ReturnType<typeof useFormat>,
): Column<MonthlyResult>[] => {
  const amount = (
    key: 'received' | 'commission' | 'subscriptions' | 'fees' | 'result',
    amountOf: (result: MonthlyResult) => number,
  ): Column<MonthlyResult> => ({
    key,
    head: t(`results.${key}`),
    right: true,
    ...(key === 'result' && { list: 'amount' }),
    cell: result => (
      <Money
        minor={amountOf(result)}
        currency={result.currency}
        className={key === 'result' ? 'strong' : undefined}
      />
    ),
  });
  return [
    {
      key: 'month',
      head: t('results.month'),
      list: 'who',
      cell: ({ month, currency }) => `${format.utcDate(`${month}-15`, 'month')}, ${currency}`,
    },
    {
      key: 'count',
      head: t('results.payments'),
      list: 'what',
      cell: ({ paymentCount }) => t('results.count', { count: paymentCount }),
    },
    amount('received', ({ payments }) => payments),
    amount('commission', ({ commission }) => commission),
    amount('subscriptions', ({ subscriptions }) => subscriptions),
    amount('fees', feesOf),
    amount('result', ({ result }) => result),
  ];
};
