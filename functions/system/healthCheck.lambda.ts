import { lambda } from '#functions/platform/lambda.ts';
import { system } from '#shared/contracts/system.ts';
import { healthCheck } from './healthCheck.ts';

export const handler = lambda(system.healthCheck, { run: healthCheck });
