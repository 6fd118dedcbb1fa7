import download from 'lucide-static/icons/download.svg?raw';
import { useTranslation } from 'react-i18next';
import type { AnalyticsDetails, ProjectAnalytics } from '#shared/entities/analytics.ts';
import type { Project } from '#shared/entities/project.ts';
import { shareMarks, visitSettings } from '#shared/visits.ts';
import { useRegionName } from '#web/domain/person/place.ts';
import { DailyChart } from '#web/domain/statistics/DailyChart.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { analyticsCsv } from './analyticsCsv.ts';
import { RankedBars } from './RankedBars.tsx';
import { RatesTable } from './RatesTable.tsx';
import { weeksOf } from './weeksOf.ts';

export interface DetailsProps {
  project: Project;
  details: AnalyticsDetails;
  range: Pick<ProjectAnalytics, 'from' | 'to'>;
}

/** Days of the longest range that is drawn day by day. */
const MOST_DAYS = 90;

/** Everything that a plan with analytics shows besides the totals. */
export function Details({ project, details, range: { from, to } }: DetailsProps) {
  const { t } = useTranslation('analytics');
  const lang = useLanguage();
  const isLong = details.days.length > MOST_DAYS;
  const days = isLong ? weeksOf(details.days) : details.days;
  const period = isLong ? 'week' : 'day';
  const seriesOf = (...names: ('visits' | 'visitors' | 'applications' | 'contributions')[]) =>
    names.map(name => ({ label: t(`counts.${name}`), values: days.map(day => day[name]) }));
  const dates = days.map(({ day }) => day);

  return (
    <>
      <section aria-labelledby="days-title">
        <div className="sechead">
          <h2 className="h3" id="days-title">
            {t(isLong ? 'days.weeks' : 'days.title')}
          </h2>
          <Button
            size="s"
            icon={download}
            onClick={() =>
              saveFile(`analytics-${project.shortName}-${from}-${to}.csv`, analyticsCsv(details, lang))
            }
          >
            {t('csv')}
          </Button>
        </div>
        <div className="charts">
          <DailyChart
            title={t('days.visits')}
            days={dates}
            series={seriesOf('visits', 'visitors')}
            period={period}
          />
          <DailyChart
            title={t('days.outcomes')}
            days={dates}
            series={seriesOf('applications', 'contributions')}
            period={period}
          />
        </div>
      </section>
      <Sources details={details} />
      <Roles project={project} details={details} />
      <Breakdowns project={project} details={details} />
    </>
  );
}

function Sources({ details: { sources } }: { details: AnalyticsDetails }) {
  const { t } = useTranslation('analytics');
  return (
    <RatesTable
      id="sources-title"
      title={t('sources.title')}
      about={t('sources.about')}
      head={t('sources.head')}
      before={t('counts.visits')}
      base={t('counts.visitors')}
      rates={[t('counts.likes'), t('counts.applications'), t('counts.contributions')]}
      rows={sources.map(({ source, visits, visitors, likes, applications, contributions }) => ({
        key: source,
        label: t(`source.${source}`),
        before: visits,
        base: visitors,
        counts: [likes, applications, contributions],
      }))}
      empty={t('sources.empty')}
    />
  );
}

function Roles({ project, details: { roles } }: { project: Project; details: AnalyticsDetails }) {
  const { t } = useTranslation('analytics');
  return (
    <RatesTable
      id="roles-title"
      title={t('roles.title')}
      about={t('roles.about')}
      head={t('roles.head')}
      base={t('roles.visits')}
      rates={[t('counts.applications')]}
      rows={roles.map(({ ProspectID, role, visits, applications }) => ({
        key: ProspectID ?? 'former',
        label: role ?? t('roles.former'),
        lang: role === undefined ? undefined : project.language,
        base: visits,
        counts: [applications],
      }))}
      empty={t('roles.empty')}
    />
  );
}

/** Visits by viewed part, link, country, language and device. */
function Breakdowns({ project, details }: { project: Project; details: AnalyticsDetails }) {
  const { t } = useTranslation('analytics');
  const regionName = useRegionName();
  const { links, countries, languages, devices } = details;
  const hasMedia = project.videoUrl !== undefined || project.prototypeUrl !== undefined;
  const parts = details.parts.filter(({ part, visits }) => part !== 'media' || hasMedia || visits > 0);
  const all = details.days.reduce((sum, { visits }) => sum + visits, 0);
  const nameOfCountry = (code: string | undefined): string => {
    if (code === undefined) return t('others');
    return code === visitSettings.unknownCountry ? t('unknownCountry') : regionName(code);
  };
  const nameOfLink = (ref: string | undefined): string => {
    const mark = Object.values(shareMarks).find(one => one === ref);
    return mark ? t(`linkNames.${mark}`) : (ref ?? t('others'));
  };
  const empty = t('sources.empty');

  return (
    <section aria-labelledby="visitors-title">
      <div className="sechead">
        <h2 className="h3" id="visitors-title">
          {t('visitors.title')}
        </h2>
      </div>
      <div className="charts">
        <RankedBars
          title={t('parts.title')}
          head={t('parts.head')}
          rows={parts
            .toSorted((one, other) => other.visits - one.visits)
            .map(({ part, visits }) => ({ key: part, label: t(`part.${part}`), visits }))}
          {...{ all, empty }}
        />
        <RankedBars
          title={t('countries.title')}
          head={t('countries.head')}
          rows={countries.map(({ country, visits }) => ({
            key: country ?? '?',
            label: nameOfCountry(country),
            visits,
          }))}
          {...{ all, empty }}
        />
        <RankedBars
          title={t('links.title')}
          head={t('links.head')}
          rows={links.map(({ ref, visits }) => ({ key: ref ?? '?', label: nameOfLink(ref), visits }))}
          all={all}
          empty={t('links.empty')}
        />
        <RankedBars
          title={t('devices.title')}
          head={t('devices.head')}
          rows={devices.map(({ device, visits }) => ({ key: device, label: t(`device.${device}`), visits }))}
          {...{ all, empty }}
        />
        <RankedBars
          title={t('languages.title')}
          head={t('languages.head')}
          rows={languages.map(({ language, visits }) => ({
            key: language,
            label: t(`language.${language}`),
            visits,
          }))}
          {...{ all, empty }}
        />
      </div>
    </section>
  );
}
