import { makeSignInUrl } from '#functions/platform/identity/signInUrl.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { getSignInUrl } from './getSignInUrl.ts';

export const handler = lambda(
  auth.getSignInUrl,
  { run: getSignInUrl },
  { signInUrl: makeSignInUrl, verifyToken: makeTokenVerifier },
);
