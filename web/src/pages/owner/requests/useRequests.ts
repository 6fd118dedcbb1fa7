import type { ProjectID, ProspectID } from '#shared/ids.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';

/** Pending and all applications, for one project, for one of its roles, or for all projects of the caller. */
export function useRequests(project: ProjectID | undefined, role: ProspectID | undefined) {
  const who = useIdentity();
  const ownerId = who.status === 'signedIn' && project === undefined ? who.UserID : undefined;

  const ownersOpen = useList('listOwnerRequests', ownerId ? { query: { ownerId, status: 'pending' } } : null);
  const ownersAll = useList('listOwnerRequests', ownerId ? { query: { ownerId } } : null);
  const projectOpen = useList(
    'listProjectRequests',
    project ? { ProjectID: project, query: { status: 'pending', typeId: role } } : null,
  );
  const projectAll = useList(
    'listProjectRequests',
    project ? { ProjectID: project, query: { typeId: role } } : null,
  );
  return project ? { open: projectOpen, all: projectAll } : { open: ownersOpen, all: ownersAll };
}
