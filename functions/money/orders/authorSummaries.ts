import { authors, formerMember, type StoredUser, toAuthorSummary } from '#functions/authors/author.store.ts';
import type { AuthorSummary } from '#shared/entities/author.ts';
import type { UserID } from '#shared/ids.ts';

/** Keys of several users, each once. */
export const authorKeys = (ids: readonly UserID[]) => [...new Set(ids)].map(id => authors.key(id));

/** Summaries of loaded users by id; one that is missing is a former member. */
export function authorSummaries(users: readonly (StoredUser | undefined)[]): (id: UserID) => AuthorSummary {
  const summaries = new Map(
    users.flatMap(user => (user ? [[user.UserID, toAuthorSummary(user)] as const] : [])),
  );
  return id => summaries.get(id) ?? formerMember(id);
}
