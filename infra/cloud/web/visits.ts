import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  type FunctionAssociation,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { analytics } from '#shared/contracts/analytics.ts';

/** Beacons of visits: the path of their contract, with any project. */
export const visitPaths = `/api${analytics.recordVisit.path.replace(/\{\w+\}/, '*')}`;

/** Headers of a visitor that are passed to the function that counts visits. */
const headers = [
  'cloudfront-viewer-country',
  'content-type',
  'dnt',
  'sec-gpc',
  'user-agent',
  'x-viewer-address',
];

/**
 * Behaviour of the CDN for beacons. It passes on the visitor's country, which CloudFront adds only to a list of headers, and
 * nothing that is not needed: no cookies, no address of the page that the visitor comes from.
 */
export function visitBehavior(
  scope: Construct,
  origin: IOrigin,
  viewerAddress: FunctionAssociation,
): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: new OriginRequestPolicy(scope, 'Visits', {
      comment: 'Visits: the country and the browser, no cookies',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...headers),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
    functionAssociations: [viewerAddress],
  };
}
