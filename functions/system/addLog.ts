import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { system } from '#shared/contracts/system.ts';

/** Of a network, with two megabytes of text a minute. */
const addLogAttempts = limit('addLog', 20, 'minute');

/**
 * Writes log entries from the web app to the server's log, without personal data. Excess entries are dropped silently:
 * logging must never cause an error in the UI.
 */
export const addLog = operation(system.addLog, {
  writes: ['attempts#*'],
  async run({ body, request }, deps) {
    const tooMany = await enforceLimit(deps, addLogAttempts, networkOf(request.sourceIp));
    if (tooMany) return { accepted: 0 };

    for (const { level, context, message, at, page, frames, release, endpoint, code } of body.entries) {
      const write = level === 'error' || level === 'warn' ? 'error' : 'info';
      const [where] = page?.split(/[?#]/, 1) ?? [];
      deps.log[write]('browser.reported', {
        level,
        context,
        said: withoutPersonalData(message),
        saidAt: at,
        page: where,
        frames: frames?.map(withoutPersonalData),
        release,
        failedEndpoint: endpoint,
        code,
      });
    }
    return { accepted: body.entries.length };
  },
});

/** Removes email addresses, bearer tokens and the secrets of links. */
const withoutPersonalData = (message: string): string =>
  message
    .replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g, '[address]') // the lengths of RFC 5321, which bound the search
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/([?&](?:t|token|code|state)=)[^&\s]+/gi, '$1[secret]')
    .replace(/\b[A-Za-z0-9_-]{40,}\b/g, '[secret]');
