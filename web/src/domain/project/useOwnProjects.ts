import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProjectID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/useList.ts';
import { readLastProject, rememberLastProject } from './lastProject.ts';

/** The caller's projects, newest first, and the selected one: the one named in the URL, otherwise the last one selected. */
export function useOwnProjects() {
  const who = useIdentity();
  const [search] = useSearchParams();
  const list = useList(
    'listUserProjects',
    who.status === 'signedIn' ? { userId: who.UserID, query: { limit: 100 } } : null,
  );

  const named = readQuery('edit-projects', search).project;
  const last = list.items?.find(project => project.ProjectID === readLastProject());
  const id = named ?? last?.ProjectID ?? list.items?.[0]?.ProjectID;
  useEffect(() => {
    if (id !== undefined && list.items?.some(project => project.ProjectID === id)) rememberLastProject(id);
  }, [id, list.items]);

  return { ...list, chosen: id === undefined ? undefined : ProjectID.parse(id), named };
}
