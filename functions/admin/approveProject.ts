import { awards } from '#functions/authors/award.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { loadProject } from '#functions/projects/loadProject.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { projectSteps } from '#functions/projects/project.store.ts';
import { toProject } from '#functions/projects/toProject.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isActionAllowed, projectActions } from '#shared/lifecycle.ts';
import { reputation } from '#shared/settings.ts';

interface Approval {
  ProjectID: ProjectID;
  /** A word to the owner. */
  message?: string | undefined;
  caller: Caller;
}

/** A project is published; its owner is told and receives points, once. */
export async function approveProject({ table, now, newId }: Deps, { ProjectID, message, caller }: Approval) {
  const found = await loadProject(table, ProjectID, caller);
  if (!found) return refuse('PROJECT_NOT_FOUND');
  const { project } = found.items;
  const { OwnerUserID } = project;
  if (!isActionAllowed(projectActions.approve, project.status)) return refuse('INVALID_PROJECT_STATE');

  const at = now();
  const refused = await table.transact(
    projectSteps.approve(project, at),
    ...awards.give(OwnerUserID, `submit#${ProjectID}`, reputation.submitProject, at),
    outbox.publish({ now, newId }, projectEvents.projectApproved, {
      ProjectID,
      OwnerUserID,
      ...(message && { message }),
    }),
  );
  if (refused) return refused;

  const { reason: _, ...rest } = project;
  const approved = { ...rest, status: projectActions.approve.to, approvedAt: at, updatedAt: at };
  return toProject({ ...found.items, project: approved }, found.you);
}
