import type { Caller } from '#functions/platform/caller.ts';
import type { StoredProgressEntry } from './progressEntry.store.ts';

/** Whether a reader of a project sees an entry of its log: of hidden ones only administrators and the author. */
export const isEntryShownTo = (
  { hidden, UserID }: Pick<StoredProgressEntry, 'hidden' | 'UserID'>,
  caller: Caller | undefined,
): boolean => !hidden || caller?.isAdmin === true || caller?.UserID === UserID;
