import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { DailyCharts } from '#web/domain/statistics/DailyCharts.tsx';
import { RangeLinks, rangeOf } from '#web/domain/statistics/RangeLinks.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { QueryView } from '#web/ui/QueryView.tsx';

/** Statistics of the site by day; `?days=` chooses the range. */
export default function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const days = rangeOf(readQuery('statistics', search).days);
  const query = useQuery('getStatistics', { query: { days } }, { keepPreviousData: true });

  return (
    <div className="wrap statistics">
      <h1 className="h1">{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <RangeLinks value={days} to={range => paths.statistics({ lang, query: { days: range } })} />
      <QueryView query={query} skeleton={<span className="skel skel--table" />}>
        {data => <DailyCharts days={data.days} />}
      </QueryView>
      <p className="small soft">{t('about')}</p>
    </div>
  );
}
