import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { UserID } from '#shared/ids.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toAuthor } from './toMe.ts';

/** A person's public page. One request. */
export async function getAuthor({ table }: Deps, id: UserID) {
  const [user, counts] = await table.batchGet(authors.key(id), personCounts.key(id));
  return user?.status === 'active' ? toAuthor(user, counts) : refuse('AUTHOR_NOT_FOUND');
}
