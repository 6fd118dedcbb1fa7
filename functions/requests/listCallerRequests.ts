import type { Table } from '#functions/platform/table.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { requests, requestsOf, type StoredRequest } from './request.store.ts';

/** A person's latest request for each role of a project, among the last hundred that they sent. One request. */
export async function listCallerRequests(
  table: Pick<Table, 'query'>,
  user: UserID,
  project: ProjectID,
): Promise<Map<ProspectID, StoredRequest>> {
  const { items } = await table.query(requests, { ...requestsOf.contributor(user), limit: 100 });
  const latest = new Map<ProspectID, StoredRequest>();
  for (const request of items) {
    if (request.ProjectID === project && !latest.has(request.ProspectID))
      latest.set(request.ProspectID, request);
  }
  return latest;
}
