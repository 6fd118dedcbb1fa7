import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProjectID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { parseId } from '#web/api/parseId.ts';
import { readLastProject, rememberLastProject } from './lastProject.ts';

/** The caller's projects, newest first, and the selected one: the one named in the URL, otherwise the last one selected. None is selected if the URL names something that is no id. */
export function useOwnProjects() {
  const who = useIdentity();
  const [search] = useSearchParams();
  const list = useList(
    'listUserProjects',
    who.status === 'signedIn' ? { userId: who.UserID, query: { limit: 100 } } : null,
  );

  const requested = readQuery('edit-projects', search).project;
  const named = parseId<ProjectID>(requested);
  const isMalformed = requested !== undefined && named === undefined;
  const last = list.items?.find(project => project.ProjectID === readLastProject());
  const chosen = isMalformed ? undefined : (named ?? last?.ProjectID ?? list.items?.[0]?.ProjectID);
  useEffect(() => {
    if (chosen !== undefined && list.items?.some(project => project.ProjectID === chosen))
      rememberLastProject(chosen);
  }, [chosen, list.items]);

  return { ...list, chosen, named, isMalformed };
}
