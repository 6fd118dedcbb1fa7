import {
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Calls that sign in, go on with a session or list sessions: the only ones that may read the session's cookie. */
export const accountPaths = '/api/auth/*';

/** Headers that these calls and their preflights need, besides `authorization`, which belongs to the key of the cache. */
const headers = [
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'cloudfront-viewer-country',
  'content-type',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-viewer-address',
];

/**
 * Passes on the country of the network beside what the calls need, so that people see where they are signed in. CloudFront adds the
 * country only to a list of headers, of ten at most.
 */
export const accountRequests = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'AccountRequests', {
    comment: 'Accounts and sessions: the country, the browser and the cookies',
    headerBehavior: OriginRequestHeaderBehavior.allowList(...headers),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    cookieBehavior: OriginRequestCookieBehavior.all(),
  });
