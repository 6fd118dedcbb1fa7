import type { Caller } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** Reads the caller's own profile after a change. Cost: 1 DynamoDB request. */
export async function readMe(table: Table, { UserID, isAdmin }: Caller) {
  const [user, counts] = await table.batchGet(authors.key(UserID), personCounts.key(UserID));
  return user ? toMe(user, counts, isAdmin) : refuse('INVALID_TOKEN');
}
