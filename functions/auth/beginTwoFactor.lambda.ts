import { makeAuthenticator } from '#functions/platform/identity/authenticator.ts';
import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { beginTwoFactor } from './beginTwoFactor.ts';

export const handler = lambda(
  auth.beginTwoFactor,
  { run: beginTwoFactor },
  { identity: makeIdentity, authenticator: makeAuthenticator },
);
