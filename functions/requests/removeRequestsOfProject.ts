import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { openRequests, openRequestsOf, requests, requestsOf } from './request.store.ts';

/** Deletes the requests of a deleted project. */
export const removeRequestsOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;

  await removeAll(table, openRequests, openRequestsOf.project(id), one =>
    openRequests.key(id, one.ProspectID, one.contributorId),
  );
  await removeAll(table, requests, requestsOf.project(id), one =>
    requests.key(id, one.contributionRequestId),
  );
};
