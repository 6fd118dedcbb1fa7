import { storeItem } from '#web/api/deviceStorage.ts';

/** Preferences that are stored on this device. */
export type StoredKey = 'theme' | 'language' | 'region' | 'privacy' | 'shortcuts';

const PREFIX = 'cairn.';

/** Reads a preference; undefined if it is not stored or storage is disabled. */
export function readStored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a preference; undefined removes it. Without storage it lasts until the next reload. */
export function writeStored(key: StoredKey, value: string | undefined): void {
  storeItem('local', PREFIX + key, value);
}
