import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { discardEdit } from './edit.store.ts';
import { projects } from './project.store.ts';
import { toProject } from './toProject.ts';
import { projectPlan, viewProject } from './viewProject.ts';

/** Discards the pending edit of a project of the caller, if it is still as it was read. */
export const withdrawEdit = operation(contracts.withdrawEdit, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  limit: changes,
  async run({ ProjectID, caller, loaded: { items } }, { table, now }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project, edit } = found.items;
    if (project.OwnerUserID !== caller.UserID) return refuse('FORBIDDEN');
    if (!edit) return refuse('EDIT_CHANGED');

    const at = now();
    const refused = await table.transact(
      ...discardEdit(edit),
      Step.update(projects.key(ProjectID), { updatedAt: at }), // by which other tabs notice it
    );
    return (
      refused ??
      toProject({ ...found.items, project: { ...project, updatedAt: at }, edit: undefined }, found.you)
    );
  },
});
