import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CachedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  CfnDistribution,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import { type ApiName, forEachApi, type OfEachApi, stageName } from '#infra/cloud/apis.ts';
import type { EdgeStack } from '#infra/cloud/edgeStack.ts';
import type { CdnGuard } from '#infra/cloud/platform/cdnGuard.ts';
import type { Files } from '#infra/cloud/platform/files.ts';
import { originHeader, type Site } from '#infra/cloud/platform/site.ts';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import { pageCache } from '#shared/edgeCache.ts';
import { missingMediaFolder } from '#shared/missingMedia.ts';
import { callBehaviors } from './callBehaviors.ts';
import { addViewer, mediaKeys, missingPages } from './edgeFunctions.ts';
import type { Firewall } from './firewall.ts';
import { embedHeadersPolicy, headersPolicy } from './headersPolicy.ts';
import { readHosting } from './hosting.ts';
import { pagesPath } from './pageRenderer.ts';
import { routerSource } from './router.ts';

interface FrontDoorProps {
  settings: DeploymentSettings;
  httpApis: OfEachApi<HttpApi>;
  cdnGuard: CdnGuard;
  edge: EdgeStack;
  firewall: Firewall | undefined;
  files: Files;
  site: Site;
  pages: IBucket;
  built: string | undefined;
}

/**
 * Addresses of pages that a function renders. The patterns also match a few pages that are files: the function leaves those to
 * the bucket, as it does whatever it fails to render.
 */
const renderedPages = [
  '/*/projects/*',
  '/*/authors*',
  '/*/market',
  '/*/roles',
  '/??',
  '/*/feed.xml',
  '/??/oembed/*',
];

/** Cards of projects, which other sites may show in a frame. */
const embeddedPages = '/??/embed/*';

/** CloudFront distribution for pages, `/api` and `/media`, with a web ACL and security headers on every response. */
export class Cdn extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: FrontDoorProps) {
    super(scope, id);
    const { settings, httpApis, cdnGuard, edge, firewall, files, site, pages, built } = props;
    const { region } = Stack.of(this);
    const hosting = built ? readHosting(built) : undefined;

    const headers = {
      tls: settings.hstsPreload ? ('preload' as const) : ('always' as const),
      pages: hosting?.contentSecurityPolicy,
      uploads: `https://${files.uploads.bucketName}.s3.${region}.amazonaws.com`,
    };
    const everywhere = {
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headersPolicy(this, 'Headers', headers),
    };
    const fromApi = (api: ApiName, originPath?: string) =>
      new HttpOrigin(`${httpApis[api].apiId}.execute-api.${region}.${Aws.URL_SUFFIX}`, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        readTimeout: Duration.seconds(30),
        customHeaders: { [originHeader]: site.originSecret, [cdnGuard.headers.proof]: 'yes' },
        ...(originPath && { originPath }),
      });
    const pageFiles = S3BucketOrigin.withOriginAccessControl(pages);
    const routing = hosting
      ? [
          this.#on(FunctionEventType.VIEWER_REQUEST, 'Router', routerSource(hosting)),
          this.#on(FunctionEventType.VIEWER_RESPONSE, 'MissingPages', missingPages),
        ]
      : [];

    const apiOrigins = forEachApi(({ name }) => fromApi(name));
    const viewerAddress = this.#on(
      FunctionEventType.VIEWER_REQUEST,
      'ViewerAddress',
      addViewer(cdnGuard.headers.token),
    );
    const pageCaching = this.#pageCaching();
    const embedHeaders = embedHeadersPolicy(this, 'EmbedHeaders', headers);
    const pageHeaders = headersPolicy(this, 'PageHeaders', headers, { 'cache-control': 'no-cache' });

    // One for all patterns: a distribution has ten origin groups at most.
    const rendered = new OriginGroup({
      primaryOrigin: fromApi('site', `/${stageName}${pagesPath}`),
      fallbackOrigin: pageFiles,
      fallbackStatusCodes: [429, 500, 502, 503, 504],
    });

    this.distribution = new Distribution(this, 'Distribution', {
      comment: site.address,
      domainNames: [settings.domainName],
      certificate: edge.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(firewall && { webAclId: firewall.arn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,

      defaultBehavior: {
        ...everywhere,
        origin: pageFiles,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: routing,
      },
      additionalBehaviors: {
        ...callBehaviors(this, { everywhere, origins: apiOrigins, viewerAddress }),
        '/media/*': {
          ...everywhere,
          // S3 answers 403 with XML for a file that does not exist.
          origin: new OriginGroup({
            primaryOrigin: this.#mediaOrigin(files),
            fallbackOrigin: fromApi('site', `/${stageName}${pagesPath}/${missingMediaFolder}`),
            fallbackStatusCodes: [403, 404],
          }),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachedMethods: CachedMethods.CACHE_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          functionAssociations: [this.#on(FunctionEventType.VIEWER_REQUEST, 'MediaKeys', mediaKeys)],
        },
        ...Object.fromEntries(
          [...renderedPages, embeddedPages].map(pattern => [
            pattern,
            {
              ...everywhere,
              origin: rendered,
              responseHeadersPolicy: pattern === embeddedPages ? embedHeaders : pageHeaders,
              cachePolicy: pageCaching,
              functionAssociations: routing,
            },
          ]),
        ),
      },
    });
    // Pages that a change concerns are forgotten by tag, whatever their addresses.
    const { defaultChild } = this.distribution.node;
    if (defaultChild instanceof CfnDistribution)
      defaultChild.addPropertyOverride('DistributionConfig.CacheTagConfig', { HeaderName: 'cache-tag' });
    acknowledge(this.distribution, {
      CFR1: 'The site is meant for the whole world.',
      CFR3: 'EdgeLog delivers its log: legacy logging has queries in it, which it cannot leave out.',
      ...(!firewall && { CFR2: 'The settings do without a web ACL; the API limits attempts itself.' }),
    });
    Validations.of(this.distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The stack of the media bucket lets CloudFront in itself.',
    });
  }

  /** Caches rendered pages as they allow, keyed by the router's result for the address: it contains nothing else from visitors. */
  #pageCaching(): CachePolicy {
    return new CachePolicy(this, 'PageCaching', {
      comment: 'Rendered pages: as they allow, by path',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      // As short as theirs: a file that took over is kept no longer, although the bucket allows a year.
      maxTtl: Duration.seconds(pageCache.seconds),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.allowList('path', 'data', 'stay', 'query'),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  /** By name: the bucket's stack grants CloudFront access and must not depend on this one. */
  #mediaOrigin({ media }: Files) {
    const bucket = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: media.bucketName,
      region: Stack.of(media).region,
    });
    return S3BucketOrigin.withOriginAccessControl(bucket);
  }

  #on(eventType: FunctionEventType, id: string, source: string) {
    return {
      eventType,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromInline(source),
        runtime: FunctionRuntime.JS_2_0,
        autoPublish: true,
      }),
    };
  }
}
