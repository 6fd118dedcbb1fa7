import { aside } from '#functions/contacts/withheld.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { removeAll } from '#functions/platform/removeAll.ts';
import { openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { openRequestKey, requestKey, requests, requestsOf } from './request.store.ts';

/** Deletes the requests of a deleted project, withheld or not. */
export const removeRequestsOfProject: Projection<ProjectRecord> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { ProjectID: id } = before;

  for (const range of [openRequestsOf.project(id), aside(openRequestsOf.project(id))])
    await removeAll(table, openRequests, range, openRequestKey);
  for (const range of [requestsOf.project(id), aside(requestsOf.project(id))])
    await removeAll(table, requests, range, requestKey);
};
