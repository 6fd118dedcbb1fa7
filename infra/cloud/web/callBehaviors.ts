import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  type IOrigin,
  OriginRequestPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { apis, type OfEachApi, stageName } from '#infra/cloud/apis.ts';
import { accountPaths, accountRequests } from './accountRequests.ts';
import { visitBehavior, visitPaths } from './visits.ts';

interface CallBehaviorsProps {
  /** Options that all behaviours of the CDN have in common. */
  everywhere: Omit<BehaviorOptions, 'origin'>;
  origins: OfEachApi<IOrigin>;
  viewerAddress: FunctionAssociation;
}

/**
 * Behaviours of the CDN for calls, by the patterns of their paths: those of visits and of accounts, which pass on more than others,
 * then those of each API. CloudFront takes the first one that fits.
 */
export function callBehaviors(
  scope: Construct,
  { everywhere, origins, viewerAddress }: CallBehaviorsProps,
): Record<string, BehaviorOptions> {
  const calls = {
    ...everywhere,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: caching(scope),
    functionAssociations: [viewerAddress],
  };
  const ofApis = apis.map(({ name, under }): [string, BehaviorOptions] => [
    `/${stageName}${under}*`,
    {
      ...calls,
      origin: origins[name],
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    },
  ]);
  return {
    [visitPaths]: { ...everywhere, ...visitBehavior(scope, origins.site, viewerAddress) },
    [accountPaths]: { ...calls, origin: origins.site, originRequestPolicy: accountRequests(scope) },
    ...Object.fromEntries(ofApis),
  };
}

/**
 * Caches responses for the time that their `s-maxage` allows, separately for each token and query; all others have `no-store`.
 * A policy without any caching would leave responses uncompressed.
 */
const caching = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'ApiCaching', {
    comment: 'API: as responses allow, compressed',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    headerBehavior: CacheHeaderBehavior.allowList('authorization'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
