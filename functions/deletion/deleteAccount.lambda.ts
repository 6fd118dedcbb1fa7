import { authors } from '#functions/authors/author.store.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { deletion } from '#shared/contracts/deletion.ts';
import { deleteAccount } from './deleteAccount.ts';

export const handler = lambda(
  deletion.deleteAccount,
  {
    load: ({ callerId }) => [authors.key(callerId), projectCount.key(callerId)],
    run: deleteAccount,
    maxAttempts: 3,
  },
  { identity: makeIdentity },
);
