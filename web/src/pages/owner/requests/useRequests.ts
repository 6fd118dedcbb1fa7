import type { ProjectID } from '#shared/ids.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';

/** Pending and all applications, for one project or for all projects of the caller. */
export function useRequests(project: ProjectID | undefined) {
  const who = useIdentity();
  const ownerId = who.status === 'signedIn' && project === undefined ? who.UserID : undefined;

  const ownersOpen = useList('listOwnerRequests', ownerId ? { query: { ownerId, status: 'pending' } } : null);
  const ownersAll = useList('listOwnerRequests', ownerId ? { query: { ownerId } } : null);
  const projectOpen = useList(
    'listProjectRequests',
    project ? { ProjectID: project, query: { status: 'pending' } } : null,
  );
  const projectAll = useList('listProjectRequests', project ? { ProjectID: project, query: {} } : null);
  return project ? { open: projectOpen, all: projectAll } : { open: ownersOpen, all: ownersAll };
}
