import type { Project } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';
import { doesProjectTake } from '#web/domain/project/isProjectActionAllowed.ts';

/**
 * Whether a role is open for which the reader, who is not in the team, has not applied. Until the roles are loaded, any open role
 * counts.
 */
export function useMayApply(project: Project): boolean {
  const { ProjectID, rolesOpen, you } = project;
  const { data } = useQuery('listProspects', { ProjectID });
  if (rolesOpen === 0 || you.owner || you.member || !doesProjectTake('acceptApplications', project))
    return false;
  return data?.items.some(({ taken, yourRequest }) => !taken && yourRequest !== 'pending') ?? true;
}
