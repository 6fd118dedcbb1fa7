import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../environment.ts';

type Asked = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>;

/** What a function knows of the CDN in front of it. */
interface CdnOrigin {
  /** Whether a request came through the CDN, which sends a secret; always true without a CDN. */
  isFromCdn(asked: Asked): boolean;
  /** IP address of the client: behind a CDN as the CDN reports it, otherwise as seen by the gateway. */
  viewerAddress(asked: Asked): string;
}

/**
 * Recognises requests by the origin secrets of the environment, separated by commas: the current one, and the one before
 * it while the CDN still sends that.
 */
export function makeCdnOrigin(): CdnOrigin {
  const secrets = (environment('ORIGIN_SECRET') ?? '')
    .split(',')
    .filter(Boolean)
    .map(secret => Buffer.from(secret));

  return {
    isFromCdn({ headers }) {
      if (secrets.length === 0) return true;
      const shown = Buffer.from(headers['x-origin-secret'] ?? '');
      return secrets.some(secret => shown.length === secret.length && timingSafeEqual(shown, secret));
    },
    viewerAddress: ({ headers, requestContext }) =>
      (secrets.length > 0 && headers['x-viewer-address']) || requestContext.http.sourceIp,
  };
}
