import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { confirmEmail } from './confirmEmail.ts';

export const handler = lambda(
  auth.confirmEmail,
  { run: confirmEmail },
  { identity: makeIdentity, verifyToken: makeTokenVerifier },
);
