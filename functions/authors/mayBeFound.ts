import { isSpecialAccount } from '#shared/ids.ts';
import type { StoredUser } from './author.store.ts';

/** Whether a person is to be found and suggested: everybody with an active account who has not asked not to be. */
export const mayBeFound = (user: StoredUser | undefined): user is StoredUser =>
  user?.status === 'active' && user.suggested !== false && !isSpecialAccount(user.UserID);
