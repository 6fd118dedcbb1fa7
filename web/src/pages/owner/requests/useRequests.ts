import { ProjectID } from '#shared/ids.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/useList.ts';

/** The requests of one project, or of all that somebody owns: those that wait, and everything. */
export function useRequests(project: string | undefined) {
  const who = useIdentity();
  const ownerId = who.status === 'signedIn' && project === undefined ? who.UserID : undefined;
  const one = project === undefined ? undefined : ProjectID.parse(project);

  const ownersOpen = useList('listOwnerRequests', ownerId ? { query: { ownerId, status: 'pending' } } : null);
  const ownersAll = useList('listOwnerRequests', ownerId ? { query: { ownerId } } : null);
  const projectOpen = useList(
    'listProjectRequests',
    one ? { ProjectID: one, query: { status: 'pending' } } : null,
  );
  const projectAll = useList('listProjectRequests', one ? { ProjectID: one, query: {} } : null);
  return one ? { open: projectOpen, all: projectAll } : { open: ownersOpen, all: ownersAll };
}
