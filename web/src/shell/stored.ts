import { readItem, storeItem } from '#web/api/storage.ts';

/** Preferences that are stored on this device. */
export type StoredKey = 'theme' | 'language' | 'region' | 'privacy' | 'shortcuts';

const PREFIX = 'cairn.';

/** Reads a preference; undefined if it is not stored or storage is disabled. */
export const readStored = (key: StoredKey): string | undefined => readItem('local', PREFIX + key);

/** Stores a preference; undefined removes it. Without storage it lasts until the next reload. */
export function writeStored(key: StoredKey, value: string | undefined): void {
  storeItem('local', PREFIX + key, value);
}
