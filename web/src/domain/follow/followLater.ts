import { readItem, storeItem } from '#web/api/storage.ts';

/** Key of what a visitor wanted to follow, in this tab. */
const key = 'cairn.follow';

/** Notes what a visitor wants to follow, for the time after they have signed in. */
export const followLater = (id: string): boolean => storeItem('session', key, id);

/** Whether this is what the person wanted to follow before they signed in; it is forgotten then. */
export function takeWishToFollow(id: string): boolean {
  const isWanted = readItem('session', key) === id;
  if (isWanted) storeItem('session', key, undefined);
  return isWanted;
}
