import type { Table } from '#functions/platform/table.ts';
import type { StoredRequest } from '#functions/requests/request.store.ts';
import type { AppliedProspect } from '#shared/entities/prospect.ts';
import { prospects } from './prospect.store.ts';
import { toProspect } from './toProspect.ts';

/** The roles that requests are for. */
export const rolesOf = (requests: readonly StoredRequest[]) =>
  requests.map(({ ProjectID, ProspectID }) => prospects.key(ProjectID, ProspectID));

/** Requests with the roles that they are for; roles that are gone are left out. One request. */
export async function appliedProspects(
  table: Table,
  requests: readonly StoredRequest[],
): Promise<AppliedProspect[]> {
  const roles = await table.batchGet(...rolesOf(requests));
  return requests.flatMap((request, place) => {
    const role = roles[place];
    if (!role) return [];
    const { projectShortName, createdAt, status } = request;
    return [{ ...toProspect(role, projectShortName, status), applicationDate: createdAt, status }];
  });
}
