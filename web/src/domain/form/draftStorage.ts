import { type StorageArea, storeItem } from '#web/api/deviceStorage.ts';

export type DraftStorage = StorageArea;

const storageOf = (storage: DraftStorage): Storage => (storage === 'local' ? localStorage : sessionStorage);

/** The stored value; null if there is none or storage is disabled. */
export function readStored(storage: DraftStorage, key: string): unknown {
  try {
    return JSON.parse(storageOf(storage).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is undefined. Returns false if the browser cannot store it. */
export function writeStored(storage: DraftStorage, key: string, value: object | undefined): boolean {
  return storeItem(storage, key, value && JSON.stringify(value));
}
