import { audit } from '#functions/audit/audit.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projectEdits } from '#functions/projects/edit.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { projectPlan, viewProject } from '#functions/projects/viewProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';

/** Denies the pending edit of a project, if it is still the one that was read. Its owner can change it, and it waits again. */
export const denyEdit = operation(contracts.denyEdit, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  async run({ ProjectID, body: { version, reason }, caller, loaded: { items } }, { table, now, newId }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project, edit } = found.items;
    if (edit?.version !== version || edit.reason !== undefined) return refuse('EDIT_CHANGED');

    const refused = await table.transact(
      Step.update(projectEdits.key(ProjectID), { reason }, edit)
        .when('version', '=', version)
        .when('reason', 'absent')
        .otherwise('EDIT_CHANGED'),
      ...audit.record({ now, newId }, caller, {
        action: 'denyEdit',
        target: { kind: 'project', id: ProjectID, label: project.name },
        reason,
      }),
      outbox.publish({ now, newId }, projectEvents.editDenied, {
        ProjectID,
        OwnerUserID: project.OwnerUserID,
        reason,
      }),
    );
    return refused ?? toProject({ ...found.items, edit: { ...edit, reason } }, found.you);
  },
});
