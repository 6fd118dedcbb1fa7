import type { StoredUser } from '#functions/authors/author.store.ts';
import type { StoredAward } from '#functions/authors/award.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { addAward, levelOf, moveLevel } from './sums.store.ts';

/** Adds each award to the sums by kind. Awards are never changed or deleted. */
export const countAward: Projection<StoredAward> = ({ before, after }) =>
  Promise.resolve(after && !before ? addAward(after.UserID, after.kind, after.points) : []);

/** Counts active people by the level of their points. */
export const countLevel: Projection<StoredUser> = ({ before, after }) => {
  const known = after ?? before;
  return Promise.resolve(known ? [moveLevel(known.UserID, countedLevel(before), countedLevel(after))] : []);
};

const countedLevel = (user: StoredUser | undefined): number | undefined =>
  user?.status === 'active' ? levelOf(user.contributionPoints) : undefined;
