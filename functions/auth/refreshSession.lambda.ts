import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { refreshSession } from './refreshSession.ts';

export const handler = lambda(
  auth.refreshSession,
  ({ request }, outside) => refreshSession(outside, request.cookies),
  { identity: makeIdentity },
);
