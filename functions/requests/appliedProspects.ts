import { prospects, type StoredProspect } from '#functions/projects/prospect.store.ts';
import { toProspect } from '#functions/prospects/toProspect.ts';
import type { AppliedProspect } from '#shared/entities/prospect.ts';
import type { StoredRequest } from './request.store.ts';

/** Keys of the roles that the requests apply for. */
export const prospectKeys = (requests: readonly StoredRequest[]) =>
  requests.map(({ ProjectID, ProspectID }) => prospects.key(ProjectID, ProspectID));

/** Requests with their roles, loaded from `prospectKeys(requests)`; without those whose roles were deleted. */
export const toAppliedProspects = (
  requests: readonly StoredRequest[],
  roles: readonly (StoredProspect | undefined)[],
): AppliedProspect[] =>
  requests.flatMap((request, index) => {
    const role = roles[index];
    if (!role) return [];
    const { projectShortName, createdAt, status } = request;
    return [{ ...toProspect(role, projectShortName, request), applicationDate: createdAt, status }];
  });
