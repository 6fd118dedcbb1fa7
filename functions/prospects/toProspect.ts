import type { Prospect } from '#shared/entities/prospect.ts';
import type { RequestState } from '#shared/lifecycle.ts';
import type { StoredProspect } from './prospect.store.ts';

/** Converts a stored role to its public form. */
export function toProspect(
  stored: StoredProspect,
  ProjectShortName: string,
  yourRequest?: RequestState,
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
  } = stored;
  return {
    ProspectID,
    ContributorSearchID: ProspectID,
    ProjectID,
    ProjectShortName,
    PersonType,
    Notes,
    skill,
    ...(starterTask && { starterTask }),
    PersonFoundID: PersonFoundID ?? null,
    ...(UserName && { UserName }),
    ...(Avatar && { Avatar }),
    taken: PersonFoundID !== undefined,
    applicants: Math.max(0, stored.applicants),
    createdAt,
    ...(yourRequest && { yourRequest }),
  };
}
