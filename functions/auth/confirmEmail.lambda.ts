import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { confirmEmail } from './confirmEmail.ts';

export const handler = lambda(auth.confirmEmail, ({ query }, outside) => confirmEmail(outside, query.token), {
  identity: makeIdentity,
});
