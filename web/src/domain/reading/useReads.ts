import { useSyncExternalStore } from 'react';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import { writtenLanguages } from '#shared/settings.ts';
import { useSession } from '#web/api/session.ts';
import { readItem, storeItem } from '#web/api/storage.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Key of the languages that a visitor has chosen, on this device. */
const key = 'cairn.reads';
const listeners = new Set<() => void>();

/** Calls back when the choice on this device changes, also in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Languages in the order in which the site lists them. */
export const inOrder = (chosen: readonly string[]): WrittenLanguage[] =>
  writtenLanguages.filter(language => chosen.includes(language));

/**
 * The languages that the reader reads, in which projects and roles come first: those of their profile, or those that they have chosen on this
 * device, or the language of the page. The latter also until the page is hydrated: it was rendered with it.
 */
export function useReads(): readonly WrittenLanguage[] {
  const page = baseLanguages[useLanguage()];
  const isHydrated = useHydrated();
  const { user } = useSession();
  const stored = useSyncExternalStore(
    subscribe,
    () => readItem('local', key),
    () => undefined,
  );
  const onDevice = inOrder(stored?.split(',') ?? []);
  const chosen = user?.reads ?? (onDevice.length > 0 ? onDevice : [page]);
  return isHydrated ? chosen : [page];
}

/** Keeps the languages that the reader reads on this device. */
export function keepReads(reads: readonly WrittenLanguage[]): void {
  storeItem('local', key, reads.join());
  for (const listener of listeners) listener();
}
