import { setShared } from '#functions/contacts/relationship.ts';
import { syncRelationship } from '#functions/contacts/syncRelationship.ts';
import { aside } from '#functions/contacts/withheld.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { OpenRequest } from '#functions/projects/openRequest.store.ts';
import { openRequestKey } from './request.store.ts';

/**
 * Keeps the pending requests between an applicant and an owner in their relationship; an adopted project has another owner.
 * A withheld request allows the applicant what every request allows.
 */
export const syncApplicationRelationship: Projection<OpenRequest> = async ({ before, after }, deps) => {
  const request = after ?? before;
  if (!request) return;
  const { contributorId, contributionRequestId: id } = request;
  const delivered = { ...request, withheldFrom: undefined };

  for (const owner of new Set([before, after].flatMap(one => one?.OwnerUserID ?? [])))
    await syncRelationship(
      deps,
      [contributorId, owner],
      [openRequestKey(delivered), aside(openRequestKey(delivered))],
      (relationship, pending) =>
        setShared(
          relationship,
          'applications',
          id,
          pending.some(one => one?.contributionRequestId === id && one.OwnerUserID === owner),
        ),
    );
};
