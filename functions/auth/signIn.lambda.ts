import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { signIn } from './signIn.ts';

export const handler = lambda(
  auth.signIn,
  ({ body, request: { sourceIp } }, outside) => signIn(outside, { ...body, sourceIp }),
  { identity: makeIdentity },
);
