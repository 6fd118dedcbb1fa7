import type { EndpointID } from '#shared/contracts/index.ts';
import { requestMetadata } from './client.ts';
import { endpointOf } from './endpointOf.ts';
import type { ApiInput } from './request.ts';
import { urlFor } from './urlFor.ts';

type SentBody<Id extends EndpointID> =
  ApiInput<Id> extends { body: infer Sent extends object } ? Sent : never;

/**
 * Prepares a call whose response is not waited for, so that it can be sent while the page is left. Returns the function that
 * sends it; until the endpoint is known, that does nothing.
 */
export function prepareBeacon<Id extends EndpointID>(
  id: Id,
  params: Readonly<Record<string, string>>,
): (body: SentBody<Id>) => void {
  let path: string | undefined;
  void endpointOf(id).then(
    endpoint => {
      path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
    },
    () => undefined,
  );
  return body => {
    if (path === undefined) return;
    const { country_code: _, ...metadata } = requestMetadata();
    const type = 'application/json';
    navigator.sendBeacon?.(urlFor(path), new Blob([JSON.stringify({ ...metadata, ...body })], { type }));
  };
}
