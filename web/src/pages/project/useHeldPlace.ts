import type { Project } from '#shared/entities/project.ts';
import { useQuery } from '#web/api/hooks.ts';

/**
 * Class of actions that depend on the reader: on a page that was rendered for visitors, it keeps their place free for a signed-in
 * reader until their own project and roles have arrived.
 */
export function useHeldPlace({ ProjectID }: Pick<Project, 'ProjectID'>): 'held' | undefined {
  const project = useQuery('getProject', { ProjectID });
  const roles = useQuery('listProspects', { ProjectID });
  return project.isForVisitors || roles.isForVisitors ? 'held' : undefined;
}
