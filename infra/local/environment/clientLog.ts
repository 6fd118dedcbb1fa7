import * as z from 'zod/mini';
import { LogEntry } from '#shared/contracts/system.ts';
import type { Functions } from './functions.ts';

const mostKept = 200;
const Sent = z.object({ entries: z.array(LogEntry) });

/** The functions, and entries that browsers log through them, newest first, for the console; the cloud keeps them in CloudWatch. */
export function recordClientLog(functions: Functions): {
  functions: Functions;
  clientLog: readonly LogEntry[];
} {
  const clientLog: LogEntry[] = [];

  const endpoint: Functions['endpoint'] = async contract => {
    const handler = await functions.endpoint(contract);
    if (contract.id !== 'addLog') return handler;
    return async (event, context) => {
      clientLog.unshift(...entriesIn(event.body).toReversed());
      clientLog.splice(mostKept);
      return await handler(event, context);
    };
  };
  return { functions: { ...functions, endpoint }, clientLog };
}

function entriesIn(body: string | undefined): readonly LogEntry[] {
  try {
    return Sent.safeParse(JSON.parse(body ?? '')).data?.entries ?? [];
  } catch {
    return [];
  }
}
