import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { signOut } from './signOut.ts';

export const handler = lambda(auth.signOut, ({ request }, outside) => signOut(outside, request.cookies), {
  identity: makeIdentity,
});
