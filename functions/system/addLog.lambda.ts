import { lambda } from '#functions/platform/lambda.ts';
import { system } from '#shared/contracts/system.ts';
import { addLog } from './addLog.ts';

export const handler = lambda(system.addLog, { run: addLog });
