import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { loadProject } from '#functions/projects/loadProject.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { toProject } from '#functions/projects/toProject.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';

interface Denial {
  ProjectID: ProjectID;
  reason: string;
  caller: Caller;
}

/** A project goes back to its owner with a reason; until it is sent again it counts against no plan. */
export async function denyProject({ table, now, newId }: Deps, { ProjectID, reason, caller }: Denial) {
  const found = await loadProject(table, ProjectID, caller);
  if (!found) return refuse('PROJECT_NOT_FOUND');
  const { project } = found.items;
  const { OwnerUserID } = project;
  if (!isActionAllowed(projectActions.deny, project.status)) return refuse('INVALID_PROJECT_STATE');

  const at = now();
  const refused = await table.transact(
    projectSteps.deny(project, reason, at),
    projectCount.decrement(OwnerUserID),
    outbox.publish({ now, newId }, projectEvents.projectDenied, { ProjectID, OwnerUserID, reason }),
  );
  if (refused) return refused;

  const denied = { ...project, status: projectActions.deny.to, reason, updatedAt: at };
  return toProject({ ...found.items, project: denied }, found.you);
}
