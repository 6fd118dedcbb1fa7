import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { signUp } from './signUp.ts';

export const handler = lambda(
  auth.signUp,
  ({ body: { code, ...person }, request: { language, sourceIp } }, deps) =>
    signUp(deps, { ...person, language, sourceIp, ...(code && { referredBy: code }) }),
  { identity: makeIdentity },
);
