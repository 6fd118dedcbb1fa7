import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { auth } from '#shared/contracts/auth.ts';
import { getEmailConfirmation } from './getEmailConfirmation.ts';

export const handler = lambda(
  auth.getEmailConfirmation,
  { run: getEmailConfirmation },
  { verifyToken: makeTokenVerifier },
);
