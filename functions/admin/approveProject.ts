import { audit } from '#functions/audit/audit.store.ts';
import { awardSteps } from '#functions/authors/award.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { reviewedTexts } from '#functions/projects/edit.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { projectPlan, viewProject } from '#functions/projects/viewProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** Publishes a project, if it is still as it was read. Its owner is notified and awarded points, once. */
export const approveProject = operation(contracts.approveProject, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  async run({ ProjectID, body: { message, updatedAt }, caller, loaded: { items } }, { table, now, newId }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project } = found.items;
    const { OwnerUserID } = project;
    if (!isActionAllowed(projectActions.approve, project.status)) return refuse('INVALID_PROJECT_STATE');
    if (updatedAt !== undefined && updatedAt !== project.updatedAt) return refuse('PROJECT_CHANGED');

    const at = now();
    const refused = await table.transact(
      projectSteps.approve(project, at, updatedAt),
      // Only a project that was public before has reviewed texts to compare an edit with.
      project.approvedAt === undefined ? undefined : Step.remove(reviewedTexts.key(ProjectID)),
      ...audit.record({ now, newId }, caller, {
        action: 'approveProject',
        target: { kind: 'project', id: ProjectID, label: project.name },
        reason: message,
      }),
      // A project that was taken down and submitted again has been rewarded before.
      ...(project.approvedAt ? [] : awardSteps(OwnerUserID, { kind: 'submission', ProjectID }, at)),
      outbox.publish({ now, newId }, projectEvents.projectApproved, {
        ProjectID,
        OwnerUserID,
        isNew: !project.approvedAt,
        ...(message && { message }),
      }),
    );
    if (refused) return refused;

    const { reason: _, ...rest } = project;
    const approved = { ...rest, status: projectActions.approve.to, approvedAt: at, updatedAt: at };
    return toProject({ ...found.items, project: approved }, found.you);
  },
});
