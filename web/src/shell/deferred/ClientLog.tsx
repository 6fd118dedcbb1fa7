import { useEffect } from 'react';
import { startClientLog } from '#web/api/clientLog/startClientLog.ts';

/** Logs errors of the browser at the server. */
export function ClientLog() {
  useEffect(() => startClientLog(), []);
  return null;
}
