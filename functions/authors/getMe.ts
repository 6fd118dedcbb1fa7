import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { authors } from './author.store.ts';
import { personCounts } from './personCounts.store.ts';
import { toMe } from './toMe.ts';

/** Returns the caller's own profile. Cost: 1 DynamoDB request. */
export const getMe = operation(contracts.getMe, {
  load: ({ callerId }) => ({ user: authors.key(callerId), counts: personCounts.key(callerId) }),
  run: ({ caller, loaded: { user, counts } }) =>
    user ? toMe(user, counts, caller) : refuse('INVALID_TOKEN'),
});
