import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';

/** The code of the form loads while the project is fetched. */
const EditProject = lazyComponent(async () => (await import('./edit/EditProject.tsx')).EditProject, {
  fallback: <Skeleton />,
});

/** Edits a project of the caller. */
export default function EditProjectsPage() {
  return (
    <OwnerPage current="edit-projects" hasDrafts About={About}>
      {project => <EditProject key={project.ProjectID} project={project} />}
    </OwnerPage>
  );
}

function About({ project: { status, submittedAt, approvedAt } }: { project: Project }) {
  const { t } = useTranslation('owner');
  const lang = useLanguage();
  return (
    <>
      <StatusBadge status={status} />
      <span>
        {t(approvedAt ? 'edit.published' : 'edit.sent')} <RelativeTime at={approvedAt ?? submittedAt} />
      </span>
      <Link className="target link" to={paths.generic({ lang, context: 'project-page' })}>
        {t('edit.tutorial')}
      </Link>
    </>
  );
}
