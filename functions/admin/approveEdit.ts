import { audit } from '#functions/audit/audit.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { discardEdit, reviewedTexts, withEdit } from '#functions/projects/edit.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { translationSteps, withChanges } from '#functions/projects/translation.store.ts';
import { projectPlan, viewProject } from '#functions/projects/viewProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { isPublished } from '#shared/lifecycle.ts';

/** Publishes the pending edit of a project, if it is still the one that was read. Its owner is notified. */
export const approveEdit = operation(contracts.approveEdit, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
    reviewed: reviewedTexts.key(ProjectID),
  }),
  async run({ ProjectID, body: { version }, caller, loaded: { items, reviewed } }, { table, now, newId }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project, edit, translations } = found.items;
    if (edit?.version !== version || edit.reason !== undefined || !isPublished(project.status))
      return refuse('EDIT_CHANGED');

    const at = now();
    const { translations: changes, ...texts } = edit.changes;
    // Translations are an item of their own: where only they change, the project is not written, which is in two indexes.
    const isProjectEdited = Object.keys(texts).length > 0;
    const edited = isProjectEdited ? { ...withEdit(project, edit), updatedAt: at } : project;
    const translated = changes && withChanges(project, translations, { changes, at });
    const refused = await table.transact(
      ...(isProjectEdited ? [projectSteps.edit(project, edit.changes, at)] : []),
      ...discardEdit(edit),
      ...(reviewed ? [Step.remove(reviewedTexts.key(ProjectID))] : []),
      ...(translated ? translationSteps(translations, translated, 'EDIT_CHANGED') : []),
      ...audit.record({ now, newId }, caller, {
        action: 'approveEdit',
        target: { kind: 'project', id: ProjectID, label: edited.name },
      }),
      outbox.publish({ now, newId }, projectEvents.editApproved, {
        ProjectID,
        OwnerUserID: project.OwnerUserID,
      }),
    );
    const after = { project: edited, translations: translated ?? translations, edit: undefined };
    return refused ?? toProject({ ...found.items, ...after }, found.you);
  },
});
