import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, isPublic, isPublished, projectActions } from '#shared/lifecycle.ts';
import { canView } from './canView.ts';
import { deletedProjects } from './deletedProject.store.ts';
import { cards } from './market/card.store.ts';
import { type ProjectRecord, projectSteps, type projects } from './project.store.ts';
import { countsAgainstPlan, projectCount } from './projectCount.store.ts';
import { hasMoney, type ReadStats, stats } from './stats.store.ts';

/** Deletes a project of the caller that has received no payments. The stream deletes what belongs to it. */
export async function deleteProject(
  {
    caller,
    loaded: [project, counted],
  }: Input<typeof contracts.deleteProject, [typeof projects, ReadStats | undefined]>,
  deps: Deps,
) {
  if (!project || !counted || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
  if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
  if (!isActionAllowed(projectActions.delete, project.status)) return refuse('INVALID_PROJECT_STATE');
  if (hasMoney(counted.totals)) return refuse('PROJECT_HAS_MONEY');

  const tooMany = isPublic(project) && (await enforceLimit(deps, 'deletePublicProject', caller.UserID));
  if (tooMany) return tooMany;

  return await deps.table.transact(...deletionSteps(project, counted));
}

/** Steps that delete a project without money. */
export const deletionSteps = (project: ProjectRecord, counted: ReadStats) => [
  projectSteps.remove(project),
  isPublished(project.status) ? Step.remove(cards.key(project.ProjectID)) : undefined,
  ...stats.remove(counted),
  isPublished(project.status)
    ? Step.put(deletedProjects.key(project.ProjectID), { ProjectID: project.ProjectID })
    : undefined,
  countsAgainstPlan(project.status) ? projectCount.decrement(project.OwnerUserID) : undefined,
];
