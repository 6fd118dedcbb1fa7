import { useSyncExternalStore } from 'react';
import { foldText } from '#shared/foldText.ts';
import { readItem, storeJson } from '#web/api/storage.ts';
import { identity, searchesKey } from '#web/api/token.ts';

const MOST = 5;

const listeners = new Set<() => void>();
let failed: string | undefined;
identity.subscribe(() => {
  if (identity.get().status === 'anonymous') failed = undefined;
});

const read = (): string => readItem('local', searchesKey) ?? failed ?? '[]';

function parse(text: string): string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(one => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores the list; without storage it lasts until the page is loaded again. */
function write(words: readonly string[]): void {
  failed = storeJson('local', searchesKey, words.length > 0 ? words : undefined)
    ? undefined
    : JSON.stringify(words);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // of other tabs
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const others = (words: string): string[] => parse(read()).filter(one => foldText(one) !== foldText(words));

/** Remembers the words of a search on this device, as the latest one. */
export const rememberSearch = (words: string): void => write([words, ...others(words)].slice(0, MOST));

/** Forgets one search, or all. */
export const forgetSearch = (words?: string): void => write(words === undefined ? [] : others(words));

/** The latest searches of this device, the last one first. */
export const useRecentSearches = (): string[] => parse(useSyncExternalStore(subscribe, read, () => '[]'));
