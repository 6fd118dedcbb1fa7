import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../environment.ts';

type Asked = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext' | 'stageVariables'>;

/** Information about requests from the CDN in front of a function. */
interface CdnOrigin {
  /** Whether a request came through the CDN, which sends a secret; always true where none is required. */
  isFromCdn(asked: Asked): boolean;
  /** IP address of the client: behind a CDN as the CDN reports it, otherwise as seen by the gateway. */
  viewerAddress(asked: Asked): string;
}

/** Name of the variable of the API's stage with the secrets. */
export const originSecretsVariable = 'originSecrets';

/**
 * Recognises requests by the origin secrets of the API's stage, separated by commas: the current one, and the one before
 * it while the CDN still sends that. They come with the event, so that every version of a function knows the same ones.
 */
export function makeCdnOrigin(): CdnOrigin {
  const isRequired = environment('CDN_ORIGIN') === 'required';

  return {
    isFromCdn({ headers, stageVariables }) {
      if (!isRequired) return true;
      const shown = Buffer.from(headers['x-origin-secret'] ?? '');
      return (stageVariables?.[originSecretsVariable] ?? '')
        .split(',')
        .filter(Boolean)
        .map(secret => Buffer.from(secret))
        .some(secret => shown.length === secret.length && timingSafeEqual(shown, secret));
    },
    viewerAddress: ({ headers, requestContext }) =>
      (isRequired && headers['x-viewer-address']) || requestContext.http.sourceIp,
  };
}
