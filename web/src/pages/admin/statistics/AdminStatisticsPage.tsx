import './AdminStatistics.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DailyMoney } from '#shared/entities/statistics.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { currencies } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { DailyChart } from '#web/domain/statistics/DailyChart.tsx';
import { DailyCharts } from '#web/domain/statistics/DailyCharts.tsx';
import { RangeLinks, rangeOf } from '#web/domain/statistics/RangeLinks.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';

/** The public statistics and the money received, day by day; `?days=` chooses the range. */
export function AdminStatisticsPage() {
  const { t } = useTranslation('statistics');
  useDocumentHead({ name: t('title'), description: t('adminDescription') });
  const lang = useLanguage();
  const [search] = useSearchParams();
  const days = rangeOf(readQuery('admin', search).days);
  const query = useQuery('getMoneyStatistics', { query: { days } }, { keepPreviousData: true });

  return (
    <AdminFrame current="statistics" title={t('title')} lead={t('adminLead')}>
      <div className="admin-range">
        <RangeLinks
          value={days}
          to={range => paths.admin({ lang, query: { view: 'statistics', days: range } })}
        />
      </div>
      <QueryView query={query}>
        {data => (
          <>
            <DailyCharts days={data.days} />
            <MoneyCharts days={data.days} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  );
}

/** Payments and their amounts; a currency without payments has no chart. */
function MoneyCharts({ days }: { days: readonly DailyMoney[] }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const dates = days.map(({ day }) => day);
  const used = currencies.filter(currency => days.some(({ received }) => received[currency] > 0));
  return (
    <div className="charts">
      <DailyChart
        title={t('charts.payments')}
        days={dates}
        series={[{ label: t('series.payments'), values: days.map(({ payments }) => payments) }]}
      />
      {used.map(currency => (
        <DailyChart
          key={currency}
          title={t('charts.received', { currency })}
          days={dates}
          series={[{ label: t('series.received'), values: days.map(({ received }) => received[currency]) }]}
          write={minor => format.money(minor, currency, { whole: true })}
        />
      ))}
    </div>
  );
}
