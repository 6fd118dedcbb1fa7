import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** The caller's own project in a state in which its roles may be changed. */
export async function requireOwnedProject(
  { table }: Pick<Deps, 'table'>,
  id: ProjectID,
  by: Caller,
): Promise<ProjectRecord | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN' | 'INVALID_PROJECT_STATE'>> {
  const project = await table.get(projects.key(id));
  if (!project || !canView(project, by)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== by.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.changeProspects, project.status))
    return refuse('INVALID_PROJECT_STATE');
  return project;
}
