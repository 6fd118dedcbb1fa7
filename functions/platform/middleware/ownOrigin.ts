import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';
import { environment } from '../environment.ts';

/** Relations of a page to the address that it calls, as browsers send them for the site's own pages. */
const ownRelations: readonly (string | undefined)[] = ['same-origin', 'none', undefined];

/**
 * Creates the check whether a call may set or use the cookie of a session: a form on another site could otherwise replace
 * the visitor's session by one of its own. Programs that are no browsers send neither header.
 */
export function makeOriginCheck({ spec }: Pick<Contract, 'spec'>) {
  if (!spec.usesCookie) return () => true;
  const own = new URL(environment('SITE_URL')).origin;
  return ({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): boolean =>
    [own, undefined].includes(headers['origin']) && ownRelations.includes(headers['sec-fetch-site']);
}
