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

/** Recognises requests by the origin secret of the environment. */
export function makeCdnOrigin(): CdnOrigin {
  const secret = environment('ORIGIN_SECRET');

  return {
    isFromCdn({ headers }) {
      if (!secret) return true;
      const [shown, expected] = [Buffer.from(headers['x-origin-secret'] ?? ''), Buffer.from(secret)];
      return shown.length === expected.length && timingSafeEqual(shown, expected);
    },
    viewerAddress: ({ headers, requestContext }) =>
      (secret && headers['x-viewer-address']) || requestContext.http.sourceIp,
  };
}
