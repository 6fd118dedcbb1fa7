import { makeIdentity } from '#functions/platform/identity.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { auth } from '#shared/contracts/auth.ts';
import { removeTwoFactor } from './removeTwoFactor.ts';

export const handler = lambda(auth.removeTwoFactor, { run: removeTwoFactor }, { identity: makeIdentity });
