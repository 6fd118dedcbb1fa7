import type { StoredProspect } from '#functions/projects/prospect.store.ts';
import type { Prospect } from '#shared/entities/prospect.ts';
import type { UserID } from '#shared/ids.ts';
import type { RequestState } from '#shared/lifecycle.ts';

/** Converts a stored role to its public form, for the sender of a request with it; they find a withheld one counted too. */
export function toProspect(
  stored: StoredProspect,
  ProjectShortName: string,
  yourRequest?: { status: RequestState; withheldFrom?: UserID | undefined },
): Prospect {
  const {
    ProspectID,
    ProjectID,
    PersonType,
    Notes,
    skill,
    createdAt,
    PersonFoundID,
    UserName,
    Avatar,
    starterTask,
    translates,
    hoursPerWeek,
    workplace,
    applyBy,
    closesAt,
  } = stored;
  const withheld = Number(yourRequest?.status === 'pending' && yourRequest.withheldFrom !== undefined);
  return {
    ProspectID,
    ContributorSearchID: ProspectID,
    ProjectID,
    ProjectShortName,
    PersonType,
    Notes,
    skill,
    ...(starterTask && { starterTask }),
    ...(translates && { translates }),
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
    ...(workplace && { workplace }),
    ...(applyBy && { applyBy, closesAt }),
    PersonFoundID: PersonFoundID ?? null,
    ...(UserName && { UserName }),
    ...(Avatar && { Avatar }),
    taken: PersonFoundID !== undefined,
    applicants: Math.max(0, stored.applicants) + withheld,
    createdAt,
    ...(yourRequest && { yourRequest: yourRequest.status }),
  };
}
