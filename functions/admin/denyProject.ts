import { audit } from '#functions/audit/audit.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { toProject } from '#functions/projects/toProject.ts';
import { projectPlan, viewProject } from '#functions/projects/viewProject.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

/** Returns a project to its owner with a reason. Until it is resubmitted it does not count against the owner's plan. */
export const denyProject = operation(contracts.denyProject, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
  }),
  async run({ ProjectID, body: { reason }, caller, loaded: { items } }, { table, now, newId }) {
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project } = found.items;
    const { OwnerUserID } = project;
    if (!isActionAllowed(projectActions.deny, project.status)) return refuse('INVALID_PROJECT_STATE');

    const at = now();
    const refused = await table.transact(
      projectSteps.deny(project, reason, at),
      projectCount.decrement(OwnerUserID),
      ...audit.record({ now, newId }, caller, {
        action: 'denyProject',
        target: { kind: 'project', id: ProjectID, label: project.name },
        reason,
      }),
      outbox.publish({ now, newId }, projectEvents.projectDenied, { ProjectID, OwnerUserID, reason }),
    );
    if (refused) return refused;

    const denied = { ...project, status: projectActions.deny.to, reason, deniedAt: at, updatedAt: at };
    return toProject({ ...found.items, project: denied }, found.you);
  },
});
