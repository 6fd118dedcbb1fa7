import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { signIn } from './signIn.ts';

export const handler = lambda(auth.signIn, { run: signIn }, { identity: makeIdentity });
