import type { Table } from '#functions/platform/table.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { requests, requestsOf, type StoredRequest } from './request.store.ts';

/** Requests of a user by role. */
export type CallerRequests = Map<ProspectID, StoredRequest>;

/** A user's latest request for each role of a project, among the last hundred they sent. Cost: 1 DynamoDB request. */
export async function listCallerRequests(
  table: Pick<Table, 'query'>,
  user: UserID,
  project: ProjectID,
): Promise<CallerRequests> {
  const { items } = await table.query(requests, { ...requestsOf.contributor(user), limit: 100 });
  const latest: CallerRequests = new Map();
  for (const request of items) {
    if (request.ProjectID === project && !latest.has(request.ProspectID))
      latest.set(request.ProspectID, request);
  }
  return latest;
}
