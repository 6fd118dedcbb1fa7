import { parse } from 'bowser';
import type { Claims } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { deviceOf } from '#functions/platform/deviceOf.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { RequestFacts } from '#functions/platform/middleware/request.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import type { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day } from '#shared/time.ts';
import { truncate } from '#shared/truncate.ts';
import { signedInSessions } from './session.store.ts';

const longestName = 40;

/** The facts by which a person recognises a device. Neither the whole name of the browser nor its address is kept. */
export function deviceFactsOf({
  userAgent,
  viewerCountry,
}: Pick<RequestFacts, 'userAgent' | 'viewerCountry'>) {
  const { browser, os } = userAgent ? parse(userAgent) : {};
  return {
    device: deviceOf(userAgent),
    ...(browser?.name && { browser: truncate(browser.name, longestName) }),
    ...(os?.name && { system: truncate(os.name, longestName) }),
    ...(viewerCountry && { country: viewerCountry }),
  };
}

/**
 * Notes where a session began or goes on, at most once a day. Failures are logged and do not prevent the session. Cost: 1 or 2
 * DynamoDB requests.
 */
export async function noteSession(
  { table, now, log }: Pick<Deps, 'table' | 'now' | 'log'>,
  UserID: UserID,
  { since, sessionId }: Pick<Claims, 'since' | 'sessionId'>,
  request: Pick<RequestFacts, 'userAgent' | 'viewerCountry'>,
): Promise<void> {
  const key = signedInSessions.key(UserID, since);
  const lastUsed = now();
  try {
    const [noted] = await table.batchGetEventually(key);
    const isRecent = noted && Date.parse(lastUsed) - Date.parse(noted.lastUsed) < day;
    if (isRecent && noted.sessionId === sessionId) return;
    const ttl = ttlAfter(now(), sessions.refreshDays * day);
    await table.write(
      Step.put(key, {
        UserID,
        since,
        ...(sessionId && { sessionId }),
        ...deviceFactsOf(request),
        lastUsed,
        ttl,
      }),
    );
  } catch (error) {
    log.error('session.unrecorded', errorFields(error));
  }
}
