import { formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { StoredProgressEntry } from './progressEntry.store.ts';

/** An entry of a progress log with its author. */
export const toProgressEntry = (
  { UserID, ...entry }: StoredProgressEntry,
  author: StoredUser | undefined,
): ProgressEntry => ({ ...entry, author: author ? toAuthorSummary(author) : formerMember(UserID) });
