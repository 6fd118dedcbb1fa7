import type { Me } from '#shared/entities/author.ts';
import type { Caller } from '../platform/caller.ts';
import type { Outside } from '../platform/outside.ts';
import { refuse } from '../platform/refusal.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** The caller to themselves. One request. */
export async function getMe({ table }: Outside, { UserID, isAdmin }: Caller) {
  const [user, counts] = await table.load(authors.key(UserID), personCounts.key(UserID));
  const me: Me | undefined = user && toMe(user, counts, isAdmin);
  return me ?? refuse('INVALID_TOKEN');
}
