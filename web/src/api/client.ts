import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError, isRefusal } from './apiError.ts';
import { endpointOf } from './endpointOf.ts';
import { invalidateAll } from './invalidate.ts';
import { isUp, liveness, markDown, markUp, onRecovery, watchConnection } from './liveness.ts';
import {
  askAgain,
  type MaintenanceState,
  maintenance,
  onMaintenanceEnd,
  watchMaintenance,
} from './maintenance.ts';
import { pressEnded } from './press.ts';
import { reportFailedCall } from './problems.ts';
import {
  type ApiInput,
  type ApiOutput,
  type RequestMetadata,
  request,
  type TextMetadata,
} from './request.ts';
import { endSession, identity, refresh, resume } from './token.ts';

let metadata: () => RequestMetadata = () => ({ country_code: 'GB', language_code: 'en', origin: '' });

/** Sets the function that returns the metadata of each request; the client entry point calls it once. */
export function setRequestMetadata(provide: () => RequestMetadata): void {
  metadata = provide;
}

export const requestMetadata = (): RequestMetadata => metadata();

/** Resumes the session of an earlier visit, during an outage or maintenance as soon as it is over, and watches both. */
export function startClient(): void {
  watchConnection(isHealthy);
  watchMaintenance({ ask: askForMaintenance, onEnd: () => void invalidateAll() });
  identity.subscribe(() => void askAgain()); // administrators work on
  resume(metadata, tryAgain => {
    if (maintenance.get().isOn) return void onMaintenanceEnd(tryAgain);
    onRecovery(tryAgain);
    markDown(isHealthy);
  });
}

/** Asks whether the site is under maintenance: the access check is answered even then, and reports it. */
async function askForMaintenance(): Promise<MaintenanceState | undefined> {
  const answer = await call('checkAccess', { headers: { 'x-page': 'index' } }).catch(() => undefined);
  return answer && { isOn: answer.cached, until: answer.data?.until };
}

/** Endpoints that are called even while the server is known to be down. */
const callsWhileDown: readonly EndpointID[] = ['healthCheck', 'checkAccess'];

/**
 * Calls an endpoint by its name. Throws an ApiError.
 * If the access token has expired, it is refreshed and the call repeated once; if the refresh is refused, the session ends.
 */
export async function call<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> & TextMetadata,
  signal?: AbortSignal,
): Promise<ApiOutput<Id>> {
  if (liveness.get().down && !callsWhileDown.includes(id) && !(await isUpFor(id))) {
    markDown(isHealthy);
    throw new ApiError({
      code: 'API_SERVER_DOWN',
      status: 0,
      i18nID: 'errors.api_server_down',
      message: 'The API server is down.',
    });
  }

  try {
    const output = await request(id, input, { token: await currentToken(), metadata: metadata(), signal });
    markUp();
    return output;
  } catch (thrown) {
    if (isSessionEnd(thrown) && identity.get().status === 'signedIn') {
      return await refreshAndRetry(id, input, signal);
    }
    if (isRefusal(thrown, 'USER_BANNED', 'USER_DELETED'))
      endSession({ isBanned: isRefusal(thrown, 'USER_BANNED') });
    // Calls that are sent even during an outage do not indicate one: the page does not depend on them.
    if (thrown instanceof ApiError && !callsWhileDown.includes(id)) {
      reportFailedCall(id, thrown);
      if (thrown.isOutage) markDown(isHealthy);
    }
    throw thrown;
  }
}

/** Calls an endpoint for data that the page shows as soon as they are there: not while a button is pressed, which they may move. */
export async function read<Id extends EndpointID>(id: Id, input: ApiInput<Id>): Promise<ApiOutput<Id>> {
  try {
    return await call(id, input);
  } finally {
    await pressEnded();
  }
}

/** Gets a new access token. The session ends if that is refused; an outage changes nothing. */
export const renewSession = (): Promise<unknown> => refresh(metadata()).catch(() => undefined);

const isSessionEnd = (thrown: unknown): boolean =>
  isRefusal(thrown, 'SESSION_EXPIRED', 'INVALID_TOKEN', 'NOT_AUTHENTICATED');

async function refreshAndRetry<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id> & TextMetadata,
  signal?: AbortSignal,
): Promise<ApiOutput<Id>> {
  const renewed = await refresh(metadata());
  if (renewed.status !== 'signedIn') {
    throw new ApiError({
      code: 'SESSION_EXPIRED',
      status: 401,
      i18nID: 'errors.session_expired',
      message: 'The session has expired.',
    });
  }
  return await request(id, input, { token: renewed.token, metadata: metadata(), signal });
}

/** Access token to send; refreshed once it expires in less than 30 seconds. */
async function currentToken(): Promise<string | undefined> {
  const current = identity.get().status === 'loading' ? await sessionKnown() : identity.get();
  if (current.status !== 'signedIn') return undefined;
  if (current.endsAt - Date.now() > 30_000) return current.token;

  const renewed = await refresh(metadata());
  return renewed.status === 'signedIn' ? renewed.token : undefined;
}

/** Resolves once it is known whether there is a session. */
function sessionKnown(): Promise<ReturnType<typeof identity.get>> {
  return new Promise(resolve => {
    const unsubscribe = identity.subscribe(() => {
      unsubscribe();
      resolve(identity.get());
    });
  });
}

/** Whether the server responds again, with a check of its own for a call that is not a GET. */
async function isUpFor(id: EndpointID): Promise<boolean> {
  const method = await endpointOf(id).then(
    endpoint => endpoint.method,
    () => 'GET',
  );
  return await isUp(isHealthy, { isAction: method !== 'GET' });
}

async function isHealthy(): Promise<boolean> {
  return await request('healthCheck', {}, { metadata: metadata() }).then(
    () => true,
    () => false,
  );
}
