import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { signUp } from './signUp.ts';

export const handler = lambda(
  auth.signUp,
  { run: signUp },
  { identity: makeIdentity, verifyToken: makeTokenVerifier },
);
