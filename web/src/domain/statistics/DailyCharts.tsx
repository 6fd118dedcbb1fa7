import { useTranslation } from 'react-i18next';
import type { DailyCounts } from '#shared/entities/statistics.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Stats } from '#web/ui/Stat.tsx';
import { DailyChart } from './DailyChart.tsx';

const TOTALS = ['people', 'published', 'applications', 'tasksDone'] as const;

/** Totals and charts of people, projects, applications and tasks. */
export function DailyCharts({ days }: { days: readonly DailyCounts[] }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const dates = days.map(({ day }) => day);
  const seriesOf = (...names: Exclude<keyof DailyCounts, 'day'>[]) =>
    names.map(name => ({ label: t(`series.${name}`), values: days.map(one => one[name]) }));

  return (
    <>
      <Stats
        stats={TOTALS.map(name => ({
          label: t(`totals.${name}`),
          value: format.number(days.reduce((sum, one) => sum + one[name], 0)),
        }))}
      />
      <div className="charts">
        <DailyChart title={t('charts.people')} days={dates} series={seriesOf('people')} />
        <DailyChart title={t('charts.projects')} days={dates} series={seriesOf('submitted', 'published')} />
        <DailyChart title={t('charts.applications')} days={dates} series={seriesOf('applications')} />
        <DailyChart title={t('charts.tasks')} days={dates} series={seriesOf('tasks', 'tasksDone')} />
      </div>
    </>
  );
}
