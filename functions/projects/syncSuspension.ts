import { backoff } from '#functions/platform/backoff.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { ProjectID } from '#shared/ids.ts';
import { isPublished } from '#shared/lifecycle.ts';
import { type ProjectRecord, projectSteps, projects } from './project.store.ts';

/**
 * Notes on a project whether its owner is banned now: everything that is public about it follows from that change. Cost: 2
 * DynamoDB requests, and a transaction if it has changed.
 */
export async function syncSuspension(table: Table, id: ProjectID): Promise<void> {
  for (let tried = 0; tried < 8; tried++) {
    const project = await table.get(projects.key(id));
    if (!project) return;
    const owner = callers.key(project.OwnerUserID);
    const status = (await table.get(owner))?.status;
    const isBanned = status === 'banned';
    if (isBanned === (project.suspended ?? false)) return;

    // Of a ban and its end at the same time, the one that the person's record has counts.
    const still = status === undefined ? undefined : Step.check(owner).when('status', '=', status);
    if (!(await table.transact(still, projectSteps.suspend(project, isBanned)))) return;
    await backoff(tried);
  }
  throw new Error(`Suspension of project ${id} not noted: too many concurrent changes`);
}

/** Follows projects that are published or change hands; those of a person who is banned are followed by that event. */
export const suspendIfBanned: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (!after || !isPublished(after.status)) return;
  const isSame = before?.OwnerUserID === after.OwnerUserID && isPublished(before.status);
  if (!isSame) await syncSuspension(table, after.ProjectID);
};
