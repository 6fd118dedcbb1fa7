import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { resetPassword } from './resetPassword.ts';

export const handler = lambda(
  auth.resetPassword,
  { run: resetPassword },
  { identity: makeIdentity, verifyToken: makeTokenVerifier },
);
