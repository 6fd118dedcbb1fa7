import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../environment.ts';

type Asked = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/** Whether a request came through the site's own front door, which shows a secret; every way is right without one. */
export function isFromCdn({ headers }: Asked): boolean {
  const secret = environment('ORIGIN_SECRET');
  if (!secret) return true;
  const [shown, expected] = [Buffer.from(headers['x-origin-secret'] ?? ''), Buffer.from(secret)];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}

/** The address of the person's machine: behind a front door it is what the door says, as the gateway sees the door. */
export const viewerAddress = ({ headers, requestContext }: Asked): string =>
  (environment('ORIGIN_SECRET') && headers['x-viewer-address']) || requestContext.http.sourceIp;
