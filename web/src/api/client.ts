import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError, isRefusal } from './apiError.ts';
import { isUp, liveness, markDown, markUp } from './liveness.ts';
import { type ApiInput, type ApiOutput, type RequestMetadata, request } from './request.ts';
import { endSession, identity, refresh } from './token.ts';

let metadata: () => RequestMetadata = () => ({ country_code: 'GB', language_code: 'en', origin: '' });

/** The shell says which language and country the person reads in. */
export function setRequestMetadata(by: () => RequestMetadata): void {
  metadata = by;
}

export const requestMetadata = (): RequestMetadata => metadata();

/** Calls that are made while the server is known to be down as well. */
const callsWhileDown: readonly EndpointID[] = ['healthCheck', 'checkAccess'];

/**
 * Calls an endpoint by its name. Throws an ApiError.
 * An ended access token is renewed once and the call repeated; a session that cannot be renewed ends.
 */
export async function call<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id>,
  signal?: AbortSignal,
): Promise<ApiOutput<Id>> {
  if (liveness.get().down && !callsWhileDown.includes(id) && !(await isUp(isHealthy))) {
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
    if (isRefusal(thrown, 'SESSION_EXPIRED', 'INVALID_TOKEN') && identity.get().status === 'signedIn') {
      return await refreshAndRetry(id, input, signal);
    }
    if (isRefusal(thrown, 'USER_BANNED', 'USER_DELETED')) endSession();
    if (thrown instanceof ApiError && thrown.isOutage) markDown(isHealthy);
    throw thrown;
  }
}

async function refreshAndRetry<Id extends EndpointID>(
  id: Id,
  input: ApiInput<Id>,
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

/** The token to send, renewed half a minute before it ends. */
async function currentToken(): Promise<string | undefined> {
  const known = identity.get().status === 'loading' ? await sessionKnown() : identity.get();
  if (known.status !== 'signedIn') return undefined;
  if (known.endsAt - Date.now() > 30_000) return known.token;

  const renewed = await refresh(metadata());
  return renewed.status === 'signedIn' ? renewed.token : undefined;
}

/** Waits until it is known whether there is a session. */
function sessionKnown(): Promise<ReturnType<typeof identity.get>> {
  return new Promise(resolve => {
    const leave = identity.subscribe(() => {
      leave();
      resolve(identity.get());
    });
  });
}

async function isHealthy(): Promise<boolean> {
  return await request('healthCheck', {}, { metadata: metadata() }).then(
    () => true,
    () => false,
  );
}
