import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';
import { StatusBadge } from '#web/domain/project/ProjectBadge.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { OwnerPage } from './frame/OwnerPage.tsx';
import { Prospects } from './prospects/Prospects.tsx';
import { Team } from './prospects/Team.tsx';

const TeamStatistics = lazyComponent(
  async () => (await import('./prospects/TeamStatistics.tsx')).TeamStatistics,
);

/** Manages the roles and the team of a project. */
export default function ManageProspectsPage() {
  const { data: me } = useQuery('getMe', {});
  return (
    <OwnerPage current="manage-prospects" About={About}>
      {project => (
        <div className="ownpart">
          <Prospects key={`roles ${project.ProjectID}`} project={project} plan={me?.planTypeId} />
          <Team key={`team ${project.ProjectID}`} project={project} />
          <TeamStatistics
            key={`statistics ${project.ProjectID}`}
            ProjectID={project.ProjectID}
            plan={me?.planTypeId}
          />
        </div>
      )}
    </OwnerPage>
  );
}

function About({ project: { status } }: { project: Project }) {
  const { t } = useTranslation('owner');
  return (
    <>
      <StatusBadge status={status} />
      <span>{t('prospects.about')}</span>
    </>
  );
}
