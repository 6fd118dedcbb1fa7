import { useSyncExternalStore } from 'react';
import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectID } from '#shared/ids.ts';
import { store } from '#web/api/store.ts';

/** Something that a person passes on. */
export interface Shared {
  kind: 'project' | 'role' | 'update' | 'page' | 'invitation';
  title: string;
  /** Language of the title, if a person has written it. */
  language?: WrittenLanguage;
  /** Absolute address that carries the mark of the way by which it is shared. */
  linkBy: (mark: string) => string;
  /** The public project that also has a poster, and a card for other sites. */
  project?: { ProjectID: ProjectID; name: string };
}

const shared = store<Shared | undefined>(undefined);

/** Opens the sheet with all the ways to share something. */
export const openShareSheet = (subject: Shared): void => shared.set(subject);

export const closeShareSheet = (): void => shared.set(undefined);

/** The subject that is being shared; undefined while the sheet is closed. */
export const useShared = (): Shared | undefined =>
  useSyncExternalStore(shared.subscribe, shared.get, () => undefined);
