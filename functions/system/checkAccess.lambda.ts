import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { system } from '#shared/contracts/system.ts';
import { checkAccess } from './checkAccess.ts';

export const handler = lambda(system.checkAccess, { run: checkAccess }, { verifyToken: makeTokenVerifier });
