import { makeHostedSignIn } from '#functions/platform/identity/hostedSignIn.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { verifyIdentity } from './verifyIdentity.ts';

export const handler = lambda(
  auth.verifyIdentity,
  { run: verifyIdentity },
  { identity: makeIdentity, hosted: makeHostedSignIn, verifyToken: makeTokenVerifier },
);
