import { auth } from '#shared/contracts/auth.ts';
import { makeHostedSignIn } from '../platform/identity/hostedSignIn.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { verifyIdentity } from './verifyIdentity.ts';

export const handler = lambda(
  auth.verifyIdentity,
  ({ body, request: { language } }, outside) => verifyIdentity(outside, { ...body, language }),
  { identity: makeIdentity, hosted: makeHostedSignIn },
);
