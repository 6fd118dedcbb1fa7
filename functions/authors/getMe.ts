import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import type { authors } from './author.store.ts';
import type { PersonCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** Returns the caller's own profile. Cost: 1 DynamoDB request. */
export const getMe = ({
  caller,
  loaded: [user, counts],
}: Input<typeof contracts.getMe, [typeof authors, PersonCounts | undefined]>) =>
  user ? toMe(user, counts, caller) : refuse('INVALID_TOKEN');
