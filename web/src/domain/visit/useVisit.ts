import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Project } from '#shared/entities/project.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { readQuery } from '#shared/paths.ts';
import { identity } from '#web/api/token.ts';
import { rememberSource } from '#web/api/visitSource.ts';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { arrivalOf } from './arrivalOf.ts';
import { beginVisit, hasOptedOut } from './visit.ts';

/** Key that the router gives to the address with which the site was opened. */
const landingKey = 'default';

/**
 * Counts a view of a public project's page, except for its owner's, its team's, and those of visitors who ask not to be tracked.
 * The address loses its `?ref=`, so that a copy of it does not count as the same link.
 */
export function useVisit(project: Project): void {
  const { key } = useLocation();
  const [search, choose] = useAddressQuery();
  const shown = useRef(project);
  useEffect(() => {
    shown.current = project;
  }, [project]);
  const opened = useRef({ ref: readQuery('project', search).ref, isLanding: key === landingKey });

  const { ProjectID } = project;
  const isVisible = isPublic(project);
  useEffect(() => {
    if (!isVisible || hasOptedOut()) return undefined;
    const { referrer } = document;
    const arrival = arrivalOf({ ...opened.current, referrer, origin: window.location.origin });
    rememberSource(ProjectID, arrival.source);
    return beginVisit({ ProjectID, arrival, isOwn: () => isOwn(shown.current) });
  }, [ProjectID, isVisible]);

  const isMarked = search.has('ref');
  useEffect(() => {
    if (isMarked) choose({ ref: undefined });
  }, [isMarked, choose]);
}

/** Whether the visitor belongs to the project, or it is not known yet who they are. */
function isOwn({ you, owner }: Project): boolean {
  const who = identity.get();
  if (who.status === 'loading') return true;
  return you.owner || you.member || (who.status === 'signedIn' && who.UserID === owner.UserID);
}
