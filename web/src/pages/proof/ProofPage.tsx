import './Proof.css';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import type { ProjectID } from '#shared/ids.ts';
import { paths } from '#shared/paths.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { written } from '#web/ui/Written.tsx';

const Chain = lazyComponent(async () => (await import('./Chain.tsx')).Chain, { fallback: <Skeleton /> });

/** The hash chain of a project's points and money, recomputed in the reader's browser. */
export default function ProofPage() {
  const { t } = useTranslation('proof');
  const lang = useLanguage();
  const id = useParams()['ProjectID'] as ProjectID | undefined; // the server answers invalid ids with "not found"
  const { data: project, error } = useQuery('getProject', id ? { ProjectID: id } : null);

  if (!id || isRefusal(error, 'PROJECT_NOT_FOUND', 'VALIDATION_FAILED')) return <NotFoundPage />;
  return (
    <div className="wrap proof">
      <header>
        <p className="small">
          <Link className="target link" to={paths.project({ lang, ProjectID: id })}>
            {project ? <Name project={project} /> : t('project')}
          </Link>
        </p>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Chain id={id} />
      <details className="proof-how">
        <summary>{t('how.title')}</summary>
        <p>{t('how.chain')}</p>
        <p>{t('how.record')}</p>
        <p>{t('how.entry')}</p>
        <p>{t('how.limits')}</p>
      </details>
    </div>
  );
}

function Name({ project }: { project: Project }) {
  const { name, language } = useVersionOf(project).project;
  useNameInTitle(name);
  return <bdi {...written(language)}>{name}</bdi>;
}
