import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { changePassword } from './changePassword.ts';

export const handler = lambda(auth.changePassword, { run: changePassword }, { identity: makeIdentity });
