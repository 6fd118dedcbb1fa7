import type { Projection } from '#functions/platform/projection.ts';
import { administratorSteps } from './administrator.store.ts';
import type { StoredUser } from './author.store.ts';

/** Lists administrators for as long as they are active and have the rights: bans, deletions and lost rights end it. */
export const syncAdministrators: Projection<StoredUser> = async ({ before, after }) => {
  const id = (after ?? before)?.UserID;
  if (!id || isListed(before) === isListed(after)) return [];
  return [isListed(after) ? administratorSteps.add(id) : administratorSteps.remove(id)];
};

const isListed = (user: StoredUser | undefined): boolean =>
  user?.status === 'active' && user.isAdministrator === true;
