import { personCounts } from '#functions/authors/personCounts.store.ts';
import { countDifference, type Projection } from '#functions/platform/projection.ts';
import type { OpenRequest } from './request.store.ts';

/** Counts the requests that await an owner's decision. */
export const countPendingRequest: Projection<OpenRequest> = async change => {
  const { before, after } = change;
  if (before && after && before.OwnerUserID !== after.OwnerUserID)
    return [
      personCounts.add(before.OwnerUserID, { pendingRequests: -1 }),
      personCounts.add(after.OwnerUserID, { pendingRequests: 1 }),
    ];
  const { item, difference } = countDifference(change);
  return difference === 0 ? undefined : [personCounts.add(item.OwnerUserID, { pendingRequests: difference })];
};
