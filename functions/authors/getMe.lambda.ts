import { lambda } from '#functions/platform/lambda.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { authors } from './author.store.ts';
import { getMe } from './getMe.ts';
import { personCounts } from './personCounts.store.ts';

export const handler = lambda(contracts.getMe, {
  load: ({ callerId }) => [authors.key(callerId), personCounts.key(callerId)],
  run: getMe,
});
