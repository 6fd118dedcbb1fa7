import type { Caller } from '#functions/platform/caller.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { canView } from '#functions/projects/canView.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** Returns the project if it is the caller's and its status allows changes to its roles. */
export function requireOwnedProject(
  project: ProjectRecord | undefined,
  caller: Caller,
): ProjectRecord | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN' | 'INVALID_PROJECT_STATE'> {
  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.changeProspects, project.status))
    return refuse('INVALID_PROJECT_STATE');
  return project;
}
