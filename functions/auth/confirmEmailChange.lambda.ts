import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { confirmEmailChange } from './confirmEmailChange.ts';

export const handler = lambda(
  auth.confirmEmailChange,
  { run: confirmEmailChange },
  { identity: makeIdentity },
);
