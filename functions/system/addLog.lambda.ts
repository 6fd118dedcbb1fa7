import { lambda } from '#functions/platform/lambda.ts';
import { enforceRateLimit } from '#functions/platform/rateLimit.ts';
import { system } from '#shared/contracts/system.ts';
import { addLog } from './addLog.ts';

/** Whoever sends more is not heard; nobody is told, a log is no reason for an error notice. */
const pace = { count: 60, minutes: 1 };

export const handler = lambda(system.addLog, async ({ body, request }, deps) => {
  const tooMany = await enforceRateLimit(deps, 'addLog', request.sourceIp, pace);
  return tooMany ? { accepted: 0 } : addLog(deps.log, body.entries);
});
