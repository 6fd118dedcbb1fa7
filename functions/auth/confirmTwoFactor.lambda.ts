import { makeAuthenticator } from '#functions/platform/identity/authenticator.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { confirmTwoFactor } from './confirmTwoFactor.ts';

export const handler = lambda(
  auth.confirmTwoFactor,
  { run: confirmTwoFactor },
  { identity: makeIdentity, authenticator: makeAuthenticator },
);
