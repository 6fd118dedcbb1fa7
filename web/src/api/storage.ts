/** Storage of the device; `session`: until the tab is closed. */
export type StorageArea = 'local' | 'session';

let report: (error: unknown) => void = () => undefined;

/** Sets the function to call when the browser cannot store something. */
export function onStorageFailure(call: (error: unknown) => void): void {
  report = call;
}

/** The storage of the browser; reading the property fails where storage is disabled. */
const storageOf = (area: StorageArea): Storage => (area === 'local' ? localStorage : sessionStorage);

/** Whether the browser lets the site read its storage. */
export function canRead(area: StorageArea): boolean {
  try {
    return storageOf(area).length >= 0;
  } catch {
    return false;
  }
}

/** The stored text; undefined if there is none or storage is disabled, as it is during prerendering. */
export function readItem(area: StorageArea, key: string): string | undefined {
  try {
    return storageOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored value; undefined if there is none, it is no JSON or storage is disabled. */
export function readJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readItem(area, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it if it is undefined. Returns false if the browser cannot store it, because storage is disabled or
 * full; the page works without.
 */
export function storeItem(area: StorageArea, key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

/** Stores a value as JSON, or removes it if it is undefined. Returns false if the browser cannot store it. */
export const storeJson = (area: StorageArea, key: string, value: object | undefined): boolean =>
  storeItem(area, key, value && JSON.stringify(value));

/** Keys of everything that is stored. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}
