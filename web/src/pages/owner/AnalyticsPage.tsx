import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { Analytics } from './analytics/Analytics.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';

/** Visits of a project, with their sources and results; `?days=` chooses the range. */
export default function AnalyticsPage() {
  return (
    <OwnerPage current="project-analytics" About={About}>
      {project => <Analytics key={project.ProjectID} project={project} />}
    </OwnerPage>
  );
}

function About({ project: { status } }: { project: Project }) {
  const { t } = useTranslation('analytics');
  return (
    <>
      <StatusBadge status={status} />
      <span>{t('about')}</span>
    </>
  );
}
