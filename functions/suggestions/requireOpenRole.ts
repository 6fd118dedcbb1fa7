import type { Caller } from '#functions/platform/caller.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { isClosed, type StoredProspect } from '#functions/projects/prospect.store.ts';
import { requireOwnedProject } from '#functions/prospects/requireOwnedProject.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { plans } from '#shared/plans.ts';

/** Returns a role of the caller's project and the project, if it is public and takes applications. */
export function requireRole(
  found: ProjectRecord | undefined,
  role: StoredProspect | undefined,
  caller: Caller,
):
  | { project: ProjectRecord; role: StoredProspect }
  | Refusal<'PROJECT_NOT_FOUND' | 'FORBIDDEN' | 'INVALID_PROJECT_STATE' | 'PROSPECT_NOT_FOUND'> {
  const project = requireOwnedProject(found, caller);
  if (isRefusal(project)) return project;
  if (!isActionAllowed(projectActions.acceptApplications, project.status))
    return refuse('INVALID_PROJECT_STATE');
  return role ? { project, role } : refuse('PROSPECT_NOT_FOUND');
}

/** The same, if one can apply for the role at that time and the plan of the caller includes suggestions of people. */
export function requireOpenRole(at: string, ...given: Parameters<typeof requireRole>) {
  const known = requireRole(...given);
  const [, , { planTypeId }] = given;
  if (isRefusal(known)) return known;
  if (!plans[planTypeId].teamManagement) return refuse('PLAN_WITHOUT_ACCESS');
  if (known.role.PersonFoundID) return refuse('PROSPECT_TAKEN');
  return isClosed(known.role, at) ? refuse('PROSPECT_CLOSED') : known;
}
