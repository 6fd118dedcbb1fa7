import { system } from '#shared/contracts/system.ts';
import { lambda } from '../platform/lambda.ts';
import { healthCheck } from './healthCheck.ts';

export const handler = lambda(system.healthCheck, (_, outside) => healthCheck(outside));
