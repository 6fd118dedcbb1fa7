import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { RelativeTime } from '../../ui/Time.tsx';
import { StatusBadge } from '../market/ProjectBadge.tsx';
import { EditProject } from './edit/EditProject.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';

/** A project of one's own: where it stands, its figures, and every field of it. */
export default function EditProjectsPage() {
  return (
    <OwnerPage current="edit-projects" About={About}>
      {project => <EditProject key={project.ProjectID} project={project} />}
    </OwnerPage>
  );
}

function About({ project: { status, submittedAt, approvedAt } }: { project: Project }) {
  const { t } = useTranslation('owner');
  return (
    <>
      <StatusBadge status={status} />
      <span>
        {t(approvedAt ? 'edit.published' : 'edit.sent')} <RelativeTime at={approvedAt ?? submittedAt} />
      </span>
    </>
  );
}
