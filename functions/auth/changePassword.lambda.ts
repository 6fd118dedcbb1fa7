import { auth } from '#shared/contracts/auth.ts';
import { makeIdentity } from '../platform/identity.ts';
import { lambda } from '../platform/lambda.ts';
import { changePassword } from './changePassword.ts';

export const handler = lambda(
  auth.changePassword,
  ({ caller, body }, outside) => changePassword(outside, { caller, ...body }),
  { identity: makeIdentity },
);
