import { setShared } from '#functions/contacts/relationship.ts';
import { syncRelationship } from '#functions/contacts/syncRelationship.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { type OpenRequest, openRequests } from './request.store.ts';

/** Keeps the pending requests between an applicant and an owner in their relationship; an adopted project has another owner. */
export const syncApplicationRelationship: Projection<OpenRequest> = async ({ before, after }, deps) => {
  const request = after ?? before;
  if (!request) return;
  const { ProjectID, ProspectID, contributorId, contributionRequestId: id } = request;

  for (const owner of new Set([before, after].flatMap(one => one?.OwnerUserID ?? [])))
    await syncRelationship(
      deps,
      [contributorId, owner],
      [openRequests.key(ProjectID, ProspectID, contributorId)],
      (relationship, [pending]) =>
        setShared(
          relationship,
          'applications',
          id,
          pending?.contributionRequestId === id && pending.OwnerUserID === owner,
        ),
    );
};
