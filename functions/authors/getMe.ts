import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Me } from '#shared/entities/author.ts';
import type { UserID } from '#shared/ids.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** What is read of somebody for themselves. */
export const meRefs = (id: UserID) => [authors.key(id), personCounts.key(id)] as const;

/** The caller to themselves. One request, which may be that for the caller. */
export async function getMe({ table }: Deps, { UserID, isAdmin }: Caller) {
  const [user, counts] = await table.batchGet(...meRefs(UserID));
  const me: Me | undefined = user && toMe(user, counts, isAdmin);
  return me ?? refuse('INVALID_TOKEN');
}
