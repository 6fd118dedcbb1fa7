import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import type { authors } from './author.store.ts';
import type { PersonCounts } from './personCounts.store.ts';
import { toAuthor } from './toMe.ts';

/** Returns a user's public profile. Cost: 1 DynamoDB request. */
export const getAuthor = ({
  loaded: [user, counts],
}: Input<typeof contracts.getAuthor, [typeof authors, PersonCounts | undefined]>) =>
  user?.status === 'active' ? toAuthor(user, counts) : refuse('AUTHOR_NOT_FOUND');
