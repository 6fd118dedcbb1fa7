import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';

export const handler = lambda(
  auth.requestPasswordReset,
  { run: requestPasswordReset },
  { verifyToken: makeTokenVerifier },
);
