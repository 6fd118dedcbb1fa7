import type { UserID } from '#shared/ids.ts';
import { storedKeys, storeItem } from '#web/api/storage.ts';
import type { StoredKey } from '#web/shell/stored.ts';

/** Preferences of the device, for all people who use it. */
const preferences: Record<StoredKey, true> = {
  theme: true,
  language: true,
  region: true,
  privacy: true,
  shortcuts: true,
};

/** Removes a person's items from the storage of this device, such as drafts and their last pages. Other people keep theirs. */
export function forgetPerson(person: UserID): void {
  for (const area of ['local', 'session'] as const)
    for (const key of storedKeys(area)) {
      const [site, ...name] = key.split('.');
      if (site === 'cairn' && !isKept(name, person)) storeItem(area, key, undefined);
    }
}

/** Whether an entry is a preference, or a draft or a page's arrangement of another person, whose id it names. */
function isKept(name: readonly string[], person: UserID): boolean {
  if (Object.hasOwn(preferences, name.join('.'))) return true;
  return /^(draft\.(proposal|form)|page)\./.test(name.join('.')) && !name.includes(person);
}
