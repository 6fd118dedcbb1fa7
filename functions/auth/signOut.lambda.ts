import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { signOut } from './signOut.ts';

export const handler = lambda(
  auth.signOut,
  { run: signOut },
  { identity: makeIdentity, verifyToken: makeTokenVerifier },
);
