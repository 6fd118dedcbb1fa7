import './Project.css';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ProjectID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useQuery } from '#web/api/hooks.ts';
import { MissingContent } from '#web/shell/statusPages.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';
import { ProjectView } from './ProjectView.tsx';

/** Project page: description, roles, payments and comments. */
export default function ProjectPage() {
  const { t } = useTranslation('project');
  const id = useParams()['ProjectID'] as ProjectID | undefined; // the server answers invalid ids with "not found"
  const { data: project, error, mutate } = useQuery('getProject', id ? { ProjectID: id } : null);

  if (!id || isRefusal(error, 'PROJECT_NOT_FOUND', 'VALIDATION_FAILED')) return <MissingContent />;
  if (project) return <ProjectView key={project.ProjectID} project={project} />;
  if (error) {
    return (
      <div className="wrap band">
        <LoadError title={t('failed.title')} error={error} onAgain={() => void mutate()} />
      </div>
    );
  }
  return <ProjectSkeleton />;
}
