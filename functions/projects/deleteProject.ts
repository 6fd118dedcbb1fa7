import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { canView } from './canView.ts';
import { projectSteps, projects } from './project.store.ts';
import { countsAgainstPlan, projectCount } from './projectCount.store.ts';
import { stats } from './stats.store.ts';

/** The owner deletes a project that has taken no money; all that belongs to it follows by the stream. */
export async function deleteProject({ table }: Deps, id: ProjectID, caller: Caller) {
  const project = await table.get(projects.key(id));

  if (!project || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.delete, project.status)) return refuse('INVALID_PROJECT_STATE');

  return await table.transact(
    projectSteps.remove(project),
    stats.remove(id),
    countsAgainstPlan(project.status) ? projectCount.decrement(project.OwnerUserID) : undefined,
  );
}
