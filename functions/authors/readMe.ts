import type { Caller } from '#functions/platform/caller.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** Reads the caller's own profile after a change. Cost: 1 DynamoDB request. */
export async function readMe(table: Table, caller: Caller) {
  const [user, counts] = await table.batchGet(authors.key(caller.UserID), personCounts.key(caller.UserID));
  return user ? toMe(user, counts, caller) : refuse('INVALID_TOKEN');
}
