import { decisions, enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, isPublic, projectActions } from '#shared/lifecycle.ts';
import { canView } from './canView.ts';
import { deletionSteps } from './deletionSteps.ts';
import { projects } from './project.store.ts';
import { hasMoney, readStats } from './stats.store.ts';

/** Projects that are public: the CDN is told to forget up to seven paths. */
const attempts = limit('deletePublicProject', 3, 'day');

/** Deletes a project of the caller that has received no payments. The stream deletes what belongs to it. */
export const deleteProject = operation(contracts.deleteProject, {
  load: async ({ ProjectID }, { table }) => ({
    project: projects.key(ProjectID),
    counted: await readStats(table, ProjectID),
  }),
  limit: decisions,
  async run({ caller, loaded: { project, counted } }, deps) {
    if (!project || !counted || !canView(project, caller)) return refuse('PROJECT_NOT_FOUND');
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (!isActionAllowed(projectActions.delete, project.status)) return refuse('INVALID_PROJECT_STATE');
    if (hasMoney(counted.totals)) return refuse('PROJECT_HAS_MONEY');

    const tooMany = isPublic(project) && (await enforceLimit(deps, attempts, caller.UserID));
    if (tooMany) return tooMany;

    return await deps.table.transact(...deletionSteps(project, counted));
  },
});
