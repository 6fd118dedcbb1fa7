import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { ProjectID, TaskID } from '#shared/ids.ts';
import { paths, readQuery } from '#shared/paths.ts';
import { parseId } from '#web/api/parseId.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';

/** The code of the form loads while the project is fetched. */
const Translations = lazyComponent(async () => (await import('./translations/loaded.ts')).Translations, {
  fallback: <Skeleton />,
});

/** The translation of a member of the team. */
const TaskWork = lazyComponent(async () => (await import('./translations/loaded.ts')).TaskWork, {
  fallback: <Skeleton />,
});

/** Translates a project of the caller into the other languages; or shows the translation of a task that the address names. */
export default function TranslationsPage() {
  const [search] = useSearchParams();
  const { project, task } = readQuery('project-translations', search);
  const ids =
    task === undefined ? undefined : ([parseId<ProjectID>(project), parseId<TaskID>(task)] as const);
  if (ids) {
    const [ProjectID, TaskID] = ids;
    return ProjectID && TaskID ? <TaskWork key={TaskID} {...{ ProjectID, TaskID }} /> : <NotFoundPage />;
  }
  return (
    <OwnerPage current="edit-projects" About={About}>
      {project => <Translations key={project.ProjectID} project={project} />}
    </OwnerPage>
  );
}

function About({ project: { ProjectID, status } }: { project: Project }) {
  const { t } = useTranslation('translations');
  const lang = useLanguage();
  return (
    <>
      <StatusBadge status={status} />
      <span>{t('title')}</span>
      <Link className="target link" to={paths['edit-projects']({ lang, query: { project: ProjectID } })}>
        {t('back')}
      </Link>
    </>
  );
}
