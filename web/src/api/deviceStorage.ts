import { reportProblem } from './problems.ts';

/** `session`: until the tab is closed. */
export type StorageArea = 'local' | 'session';

/**
 * Stores a text on the device, or removes it if it is undefined. Returns false if the browser cannot store it, because storage is
 * disabled or full; the page goes on without.
 */
export function storeItem(area: StorageArea, key: string, value: string | undefined): boolean {
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  } catch (error) {
    reportProblem('STORAGE', error, { level: 'warn' });
    return false;
  }
}
