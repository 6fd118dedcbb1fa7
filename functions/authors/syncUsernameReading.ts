import type { Projection } from '#functions/platform/projection.ts';
import type { StoredUser } from './author.store.ts';
import { forgetReading, noteReading, readingOf } from './usernameReading.store.ts';

/**
 * Stores the username that a person's username can be read as, for as long as the name is theirs. Most usernames cannot be
 * read as another.
 */
export const syncUsernameReading: Projection<StoredUser> = async ({ before, after }) => {
  const of = (user: StoredUser | undefined) =>
    user && user.status !== 'deleted' ? readingOf(user.username) : undefined;
  const [former, current] = [of(before), of(after)];
  const id = (after ?? before)?.UserID;
  if (!id || (former === current && before?.username === after?.username)) return;
  return [
    after && current !== undefined ? noteReading(current, after) : undefined,
    former === undefined || former === current ? undefined : forgetReading(former, id),
  ];
};
