import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { refreshSession } from './refreshSession.ts';

export const handler = lambda(auth.refreshSession, { run: refreshSession }, { identity: makeIdentity });
