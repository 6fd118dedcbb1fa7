import { countWaiting } from '#functions/authors/countWaiting.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { OpenRequest } from '#functions/projects/openRequest.store.ts';

/** Counts the requests that await an owner's decision, without those that are withheld from them. */
export const countPendingRequest: Projection<OpenRequest> = async change =>
  countWaiting(change, 'pendingRequests', ({ OwnerUserID, withheldFrom }) =>
    withheldFrom ? undefined : OwnerUserID,
  );
