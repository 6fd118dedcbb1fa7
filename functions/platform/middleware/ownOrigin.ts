import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { siteUrl } from '../siteUrl.ts';

/** What browsers say of a page's relation to the address that it calls. */
const ownRelations: readonly (string | undefined)[] = ['same-origin', 'none', undefined];

/**
 * Whether a call may set or use the cookie of a session: a form on another site could otherwise replace the visitor's
 * session by one of its own. Programs that are no browsers send neither header.
 */
export function isFromOwnOrigin({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): boolean {
  const { origin } = headers;
  const isOwn = origin === undefined || !siteUrl || origin === new URL(siteUrl).origin;
  return isOwn && ownRelations.includes(headers['sec-fetch-site']);
}
