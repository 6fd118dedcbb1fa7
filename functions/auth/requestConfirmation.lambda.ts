import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { requestConfirmation } from './requestConfirmation.ts';

export const handler = lambda(
  auth.requestConfirmation,
  { run: requestConfirmation },
  { verifyToken: makeTokenVerifier },
);
