import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { getSsoToken } from './getSsoToken.ts';

export const handler = lambda(admin.getSsoToken, { run: getSsoToken });
