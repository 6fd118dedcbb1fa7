import { isPublic, type ProjectRecord } from '#functions/projects/project.store.ts';
import type { OpenRequest } from '#functions/requests/request.store.ts';
import type { StoredMember } from '#functions/teams/team.store.ts';
import type { Projection } from '../platform/projection.ts';
import { personCounts } from './personCounts.store.ts';

/** How much more there is after a change than before. */
const difference = <T>(before: T | undefined, after: T | undefined, counts: (item: T) => boolean): number =>
  Number(after !== undefined && counts(after)) - Number(before !== undefined && counts(before));

const anyOne = (): boolean => true;

/** A project became public, or is no longer. */
export const countProject: Projection<ProjectRecord> = async ({ before, after }) => {
  const known = after ?? before;
  const more = difference(before, after, ({ status }) => isPublic(status));
  return known && more !== 0 ? [personCounts.add(known.OwnerUserID, { projects: more })] : undefined;
};

/** Somebody joined or left a team. */
export const countMembership: Projection<StoredMember> = async ({ before, after }) => {
  const known = after ?? before;
  const more = difference(before, after, anyOne);
  return known && more !== 0 ? [personCounts.add(known.UserID, { memberships: more })] : undefined;
};

/** A request waits for its owner, or waits no longer. */
export const countPendingRequest: Projection<OpenRequest> = async ({ before, after }) => {
  const known = after ?? before;
  const more = difference(before, after, anyOne);
  return known && more !== 0 ? [personCounts.add(known.OwnerUserID, { pendingRequests: more })] : undefined;
};
