import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { projects } from './project.store.ts';
import { toProject } from './toProject.ts';
import { projectPlan, viewProject } from './viewProject.ts';

/** Names the stones of the budget of a project of the caller. Visitors see them immediately. */
export const nameStones = operation(contracts.nameStones, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  limit: changes,
  async run({ ProjectID, body: { names }, caller, loaded: { items } }, { table, now }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project } = found.items;
    if (!found.you.owner) return refuse('FORBIDDEN');
    if (!isActionAllowed(projectActions.update, project.status)) return refuse('INVALID_PROJECT_STATE');

    const changes = { stoneNames: names, updatedAt: now() };
    const refused = await table.transact(
      Step.update(projects.key(ProjectID), changes)
        .add({ version: 1 })
        .when('status', '=', project.status)
        .when('OwnerUserID', '=', caller.UserID)
        .otherwise('INVALID_PROJECT_STATE'),
    );
    if (refused) return refused;
    const after = { ...project, ...changes, version: project.version + 1 };
    return toProject({ ...found.items, project: after }, found.you);
  },
});
