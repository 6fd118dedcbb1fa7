import './LeaveTeam.css';
import { useTranslation } from 'react-i18next';
import type { ProjectID } from '#shared/ids.ts';
import { useQuery } from '#web/api/hooks.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The user's place in the team of a project. */
export interface OwnPlace {
  project: { ProjectID: ProjectID; shortName: string };
  role: string;
}

/** Consequences for a member who leaves a team, depending on the state of the project. */
export function LeavingConsequences({ project: { ProjectID }, role }: OwnPlace) {
  const { t } = useTranslation('teams');
  // Fails for a project that was taken down: it is neither completed nor for hire.
  const { data: project, error } = useQuery('getProject', { ProjectID });
  const mayBeOffered = project?.status === 'halted' || project?.status === 'abandoned';
  const { data: offer, isLoading } = useQuery('getAdoption', mayBeOffered ? { ProjectID } : null);
  if ((!project && !error) || isLoading) return <Skeleton />;
  const isCompleted = project?.status === 'completed';
  const lines = [
    t(isCompleted ? 'leave.roleStays' : 'leave.role', { role }),
    !isCompleted && t('leave.tasks'),
    t('leave.points'),
    project && project.contributorsPart > 0 && t('leave.share'),
    project?.toHire && t('leave.hire'),
    offer?.you.candidate && t('leave.candidacy'),
    t(isCompleted ? 'leave.final' : 'leave.back'),
  ].filter(line => typeof line === 'string');
  return (
    <ul className="leaving">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
