import openEndpoints from 'virtual:endpoints';
import type { EndpointID } from '#shared/contracts/index.ts';

type Endpoint = (typeof openEndpoints)[EndpointID] & {};

let known = openEndpoints;

/**
 * Method and path of an endpoint. Those that only signed-in users call load when the first of them is needed. Throws if
 * they cannot be loaded.
 */
export async function endpointOf(id: EndpointID): Promise<Endpoint> {
  if (!known[id]) {
    const { default: signedIn } = await import('virtual:endpoints/signed-in');
    known = { ...known, ...signedIn };
  }
  const endpoint = known[id];
  if (!endpoint) throw new TypeError(`There is no endpoint ${id}`);
  return endpoint;
}

/** Loads the endpoints of signed-in users, for calls that are about to follow. */
export const loadSignedInEndpoints = (): void => void endpointOf('getMe').catch(() => {}); // the call tries again
