import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { paths } from '#shared/paths.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';

/** The code of the form loads while the project is fetched. */
const Translations = lazyComponent(
  async () => (await import('./translations/Translations.tsx')).Translations,
  {
    fallback: <Skeleton />,
  },
);

/** Translates a project of the caller into the other languages. */
export default function TranslationsPage() {
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
