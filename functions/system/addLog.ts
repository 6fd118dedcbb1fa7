import type { Log } from '#functions/platform/log.ts';

interface Entry {
  level: 'debug' | 'info' | 'warn' | 'error';
  context: string;
  message: string;
  at: string;
  page?: string | undefined;
}

/** Writes the interface's entries into our log, without what may say who somebody is. */
export function addLog(log: Log, entries: readonly Entry[]): { accepted: number } {
  for (const { level, context, message, at, page } of entries) {
    const write = level === 'error' || level === 'warn' ? 'error' : 'info';
    const where = page?.replace(/[?#].*$/, '');
    log[write]('interface', { level, context, said: withoutPersonalData(message), saidAt: at, page: where });
  }
  return { accepted: entries.length };
}

/** Addresses of mail, bearer tokens and secrets of links do not belong into a log. */
const withoutPersonalData = (message: string): string =>
  message
    .replace(/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, '[address]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/([?&](?:t|token|code|state)=)[^&\s]+/gi, '$1[secret]')
    .replace(/\b[A-Za-z0-9_-]{40,}\b/g, '[secret]');
