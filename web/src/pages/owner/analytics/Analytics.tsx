import './Analytics.css';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ProjectAnalytics } from '#shared/entities/analytics.ts';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { paths, readQuery, slugOf } from '#shared/paths.ts';
import { type AnalyticsRange, analyticsRanges } from '#shared/visits.ts';
import { useQuery } from '#web/api/hooks.ts';
import { ShareButton } from '#web/domain/share/ShareButton.tsx';
import { sharedProject } from '#web/domain/share/sharedOfProject.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AnchorTabs } from '#web/ui/AnchorTabs.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Details } from './Details.tsx';
import { MarkedLinks } from './MarkedLinks.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { Totals } from './Totals.tsx';

/** Analytics of a project as far as the owner's plan shows them. */
export function Analytics({ project }: { project: Project }) {
  const { t } = useTranslation('analytics');
  const [search] = useSearchParams();
  const { ProjectID } = project;
  const days = rangeOf(readQuery('project-analytics', search).days);
  const query = useQuery('getProjectAnalytics', { ProjectID, query: { days } }, { keepPreviousData: true });
  return (
    <QueryView query={query} failed={t('failed')} skeleton={<span className="skel skel--table" />}>
      {analytics => <Figures project={project} analytics={analytics} days={days} />}
    </QueryView>
  );
}

interface FiguresProps {
  project: Project;
  analytics: ProjectAnalytics;
  days: Parameters<typeof RangeTabs>[0]['value'];
}

function Figures({ project, analytics: data, days }: FiguresProps) {
  const { t } = useTranslation('analytics');
  const { ProjectID } = project;
  const { details } = data;
  if (!details) {
    const hasVisits = Object.values(data.totals).some(one => one > 0);
    return (
      <div className="ownpart">
        {hasVisits ? <Totals analytics={data} /> : <NoVisits project={project} />}
        <PlanPreview />
        <p className="small soft">{t('note')}</p>
      </div>
    );
  }
  const isEmpty = [data.totals, details.before].every(counts =>
    Object.values(counts).every(one => one === 0),
  );
  return (
    <div className="ownpart">
      <RangeTabs ProjectID={ProjectID} value={days} />
      {isEmpty ? <NoVisits project={project} /> : <Totals analytics={data} />}
      {!isEmpty && <Details project={project} details={details} range={data} />}
      <MarkedLinks project={project} />
      <p className="small soft">{t('note')}</p>
    </div>
  );
}

const rangeOf = (named: string | undefined): AnalyticsRange =>
  analyticsRanges.find(range => range === named) ?? '30';

function RangeTabs({ ProjectID, value }: Pick<Project, 'ProjectID'> & { value: AnalyticsRange }) {
  const { t } = useTranslation('analytics');
  const lang = useLanguage();
  return (
    <AnchorTabs
      label={t('range.label')}
      anchors={analyticsRanges.map(days => ({
        to: paths['project-analytics']({ lang, query: { project: ProjectID, days } }),
        label: days === '365' ? t('range.year') : t('range.days', { count: Number(days) }),
        current: days === value,
      }))}
    />
  );
}

function NoVisits({ project }: { project: Project }) {
  const { t } = useTranslation('analytics');
  const lang = useLanguage();
  const { ProjectID, name } = project;
  const isShown = isPublic(project);
  return (
    <Sheet>
      <EmptyState
        seed={`visits:${ProjectID}`}
        headingLevel={2}
        title={t('empty.title')}
        action={
          <div className="row row-2 wrapx">
            {isShown && <ShareButton size="m" shared={sharedProject(lang, project, project)} />}
            <LinkButton kind="quiet" to={paths.project({ lang, ProjectID, slug: slugOf(name) })}>
              {t('empty.action')}
            </LinkButton>
          </div>
        }
      >
        {t(isShown ? 'empty.text' : 'empty.notPublic')}
      </EmptyState>
    </Sheet>
  );
}
