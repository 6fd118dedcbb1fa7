import { personCounts } from '#functions/authors/personCounts.store.ts';
import { countDifference, type Projection } from '#functions/platform/projection.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';

/** Counts the teams that a user is a member of. */
export const countMembership: Projection<StoredMember> = async change => {
  const { item, difference } = countDifference(change);
  return difference === 0 ? undefined : [personCounts.add(item.UserID, { memberships: difference })];
};
