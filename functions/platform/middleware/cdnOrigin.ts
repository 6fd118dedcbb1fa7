import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../environment.ts';

type Asked = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/** Whether a request came through the CDN, which sends a secret; always true without a CDN. */
export function isFromCdn({ headers }: Asked): boolean {
  const secret = environment('ORIGIN_SECRET');
  if (!secret) return true;
  const [shown, expected] = [Buffer.from(headers['x-origin-secret'] ?? ''), Buffer.from(secret)];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}

/** IP address of the client: behind a CDN as the CDN reports it, otherwise as seen by the gateway. */
export const viewerAddress = ({ headers, requestContext }: Asked): string =>
  (environment('ORIGIN_SECRET') && headers['x-viewer-address']) || requestContext.http.sourceIp;
