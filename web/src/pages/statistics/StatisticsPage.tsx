import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { DailyCharts } from '#web/domain/statistics/DailyCharts.tsx';
import { RangeLinks, rangeOf } from '#web/domain/statistics/RangeLinks.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** Statistics of the site by day; `?days=` chooses the range. */
export default function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const days = rangeOf(readQuery('statistics', search).days);
  const { data, error, mutate } = useQuery('getStatistics', { query: { days } }, { keepPreviousData: true });

  return (
    <div className="wrap statistics">
      <h1 className="h1">{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <RangeLinks value={days} to={range => paths.statistics({ lang, query: { days: range } })} />
      {data ? (
        <DailyCharts days={data.days} />
      ) : error ? (
        <LoadError error={error} onAgain={() => void mutate()} />
      ) : (
        <Skeleton>
          <span className="skel skel--table" />
        </Skeleton>
      )}
      <p className="small soft">{t('about')}</p>
    </div>
  );
}
