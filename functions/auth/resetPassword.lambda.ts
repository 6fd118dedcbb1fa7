import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { resetPassword } from './resetPassword.ts';

export const handler = lambda(
  auth.resetPassword,
  ({ resetToken, body }, outside) => resetPassword(outside, { resetToken, ...body }),
  { identity: makeIdentity },
);
