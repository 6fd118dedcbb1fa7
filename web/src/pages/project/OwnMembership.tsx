import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { LeaveTeam } from '#web/domain/team/LeaveTeam.tsx';

/** Below the team, for its members: their role in it, and the way out. */
export function OwnMembership({ project }: { project: Project }) {
  const { t } = useTranslation('teams');
  const identity = useIdentity();
  const { data } = useQuery('listTeamMembers', { ProjectID: project.ProjectID });
  const own = data?.items.find(({ UserID }) => identity.status === 'signedIn' && identity.UserID === UserID);
  if (!own) return null;
  return (
    <div className="own-membership row row-2 wrapx between">
      <span className="small soft">{t('leave.own', { role: own.role })}</span>
      <LeaveTeam project={project} role={own.role} />
    </div>
  );
}
