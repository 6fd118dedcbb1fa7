import type { StoredUser } from '#functions/authors/author.store.ts';
import type { Claims } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields } from '#functions/platform/log.ts';
import type { RequestFacts } from '#functions/platform/middleware/request.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { enforceRateLimit } from '#functions/platform/rateLimit.ts';
import type { UserID } from '#shared/ids.ts';
import { day, minute } from '#shared/time.ts';
import { accountEvents } from './account.events.ts';
import { isDeviceOf, rememberDevice } from './device.store.ts';
import { deviceFactsOf, noteSession } from './noteSession.ts';
import { recordSignIn } from './recordSignIn.ts';

/** Emails to a person about new devices in a day (UTC): a browser that keeps no cookies is a new one each time. */
export const newDevicesOfDay = { count: 5, minutes: day / minute };

/** Emails about devices that a person cannot tell apart: two tabs that sign in together, or a form that is sent twice, are told of once. */
const likeDevicesOfMinute = { count: 1, minutes: 1 };

interface SignIn {
  /** Names with which the person has signed in, whose attempts on this device are counted apart from now on. */
  names: readonly string[];
  claims: Pick<Claims, 'since' | 'sessionId'>;
  request: Pick<RequestFacts, 'cookies' | 'userAgent' | 'viewerCountry'>;
}

/**
 * Notes a sign-in: its time, where the session began, and the device, whose cookie it returns. If it is not the first of the account, and
 * the device is new to it, the person is told by email. `person` was read before. Cost: up to 10 DynamoDB requests.
 */
export async function noteSignIn(
  deps: Deps,
  person: StoredUser,
  { names, claims, request }: SignIn,
): Promise<string> {
  const { UserID, lastLogin } = person;
  const isNew = lastLogin !== undefined && !(await isDeviceOf(deps, person, request));
  const [cookie] = await Promise.all([
    rememberDevice(deps, [...new Set([UserID, ...names])], request),
    recordSignIn(deps, UserID),
    noteSession(deps, UserID, claims, request),
    isNew ? tellOfDevice(deps, UserID, request) : undefined,
  ]);
  return cookie;
}

/** Has the person told of a new device, at most as often as the limit allows. Failures are logged and do not prevent the sign-in. */
async function tellOfDevice(deps: Deps, UserID: UserID, request: SignIn['request']): Promise<void> {
  const { table, now, log } = deps;
  const facts = deviceFactsOf(request);
  const alike = [UserID, facts.device, facts.browser, facts.system, facts.country].join('#');
  try {
    if (await enforceRateLimit(deps, 'likeDevice', alike, likeDevicesOfMinute)) return;
    if (await enforceRateLimit(deps, 'newDevice', UserID, newDevicesOfDay)) return;
    await table.write(outbox.publish(deps, accountEvents.newDeviceUsed, { UserID, at: now(), ...facts }));
  } catch (error) {
    log.error('device.untold', errorFields(error));
  }
}
