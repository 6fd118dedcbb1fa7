import { enforceLimit, limit, teamAnnouncements } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { isActionAllowed, projectMoves } from '#shared/lifecycle.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { projectEvents } from './project.events.ts';
import { projectSteps } from './project.store.ts';
import { countsAgainstPlan, projectCount } from './projectCount.store.ts';
import { toProject } from './toProject.ts';
import { projectPlan, viewProject } from './viewProject.ts';

const attempts = limit('changeProjectStatus', 20, 'day');

/**
 * Moves a published project of the caller to another state. Abandoned and completed projects no longer count against the
 * plan; taking up an abandoned one again does. A repetition changes nothing.
 */
export const changeProjectStatus = operation(contracts.changeProjectStatus, {
  load: async ({ ProjectID, callerId }, { table }) => ({
    items: await projectPlan(table, ProjectID, callerId),
    counted: projectCount.key(callerId),
  }),
  limit: teamAnnouncements,
  async run({ ProjectID, body: { status }, caller, loaded: { items, counted } }, deps) {
    const { table, now, newId } = deps;
    const found = await viewProject(table, items, caller);
    if (!found) return refuse('PROJECT_NOT_FOUND');
    const { project } = found.items;
    if (!found.you.owner) return refuse('FORBIDDEN');
    if (project.status === status) return toProject(found.items, found.you);
    if (!isActionAllowed(projectMoves[status], project.status)) return refuse('INVALID_PROJECT_STATE');

    const tooMany = await enforceLimit(deps, attempts, ProjectID);
    if (tooMany) return tooMany;

    const at = now();
    const { OwnerUserID } = project;
    const countedBefore = countsAgainstPlan(project.status);
    const countsNow = countsAgainstPlan(status);
    const refused = await table.transact(
      projectSteps.move(project, status, at),
      countedBefore && !countsNow ? projectCount.decrement(OwnerUserID) : undefined,
      countsNow && !countedBefore
        ? projectCount.increment(OwnerUserID, counted, projectsAtOnce(caller))
        : undefined,
      outbox.publish({ now, newId }, projectEvents.projectMoved, {
        ProjectID,
        OwnerUserID,
        from: project.status,
        to: status,
        at,
      }),
    );
    if (refused) return refused;
    return toProject({ ...found.items, project: { ...project, status, updatedAt: at } }, found.you);
  },
});
