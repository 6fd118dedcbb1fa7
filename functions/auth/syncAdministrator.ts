import { administratorSteps } from '#functions/authors/administrator.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { type Claims, isAdmin } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';

/**
 * Brings the record up to date with the groups of a token that Cognito has just issued: a former administrator loses the
 * rights in all sessions as soon as one of them is refreshed, and an administrator is among those who get notices.
 * Sessions of identity providers have groups of their own.
 */
export async function syncAdministrator(
  { table }: Pick<Deps, 'table'>,
  { UserID, isAdministrator }: Pick<StoredUser, 'UserID' | 'isAdministrator'>,
  claims: Claims,
): Promise<void> {
  if (claims.username !== UserID) return;
  if (isAdmin(claims)) await table.write(administratorSteps.add(UserID));
  if (isAdmin(claims) === (isAdministrator ?? false)) return;
  await table.write(Step.update(authors.key(UserID), { isAdministrator: isAdmin(claims) }));
}
