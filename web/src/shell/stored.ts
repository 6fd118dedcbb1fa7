/** What the site remembers on this device. */
export type StoredKey = 'theme' | 'language' | 'region' | 'privacy' | 'shortcuts';

const PREFIX = 'cairn.';

/** Undefined where nothing is stored or the browser refuses. */
export function readStored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets. A browser that refuses loses nothing but the memory. */
export function writeStored(key: StoredKey, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is switched off.
  }
}
