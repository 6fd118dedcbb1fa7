import { authors } from '#functions/authors/author.store.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { requestEmailChange } from './requestEmailChange.ts';

export const handler = lambda(
  auth.requestEmailChange,
  { load: ({ callerId }) => [authors.key(callerId)], run: requestEmailChange },
  { identity: makeIdentity },
);
