import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CachedMethods,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import type { EdgeStack } from '#infra/cloud/edgeStack.ts';
import type { Files } from '#infra/cloud/platform/files.ts';
import { originHeader, type Site } from '#infra/cloud/platform/site.ts';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';
import { headersPolicy } from './headersPolicy.ts';
import { readHosting } from './hosting.ts';
import { routerSource } from './router.ts';

interface FrontDoorProps {
  settings: DeploymentSettings;
  api: HttpApi;
  edge: EdgeStack;
  files: Files;
  site: Site;
  pages: IBucket;
  logs: IBucket;
  built: string | undefined;
}

/** `/media/img-users/…` is the object `img-users/…`. */
const stripMediaPrefix = `function handler(event) {
  const request = event.request;
  request.uri = request.uri.slice('/media'.length);
  return request;
}`;

/** Adds the viewer's IP address to API requests, replacing any value sent by the client. */
const addViewerAddress = `function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`;

/** CloudFront distribution for pages, `/api` and `/media`, with a web ACL and security headers on every response. */
export class Cdn extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: FrontDoorProps) {
    super(scope, id);
    const { settings, api, edge, files, site, pages, logs, built } = props;
    const { region } = Stack.of(this);
    const hosting = built ? readHosting(built) : undefined;

    const everywhere = {
      compress: true,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headersPolicy(this, {
        pages: hosting?.contentSecurityPolicy,
        uploads: `https://${files.uploads.bucketName}.s3.${region}.amazonaws.com`,
      }),
    };

    this.distribution = new Distribution(this, 'Distribution', {
      comment: site.address,
      domainNames: [settings.domainName],
      certificate: edge.certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      ...(edge.firewall && { webAclId: edge.firewall.arn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: logs,
      logFilePrefix: 'cloudfront/',

      defaultBehavior: {
        ...everywhere,
        origin: S3BucketOrigin.withOriginAccessControl(pages),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: hosting ? [this.#onRequest('Router', routerSource(hosting))] : [],
      },
      additionalBehaviors: {
        '/api/*': {
          ...everywhere,
          origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.${Aws.URL_SUFFIX}`, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            readTimeout: Duration.seconds(30),
            customHeaders: { [originHeader]: site.originSecret },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: this.#apiCaching(),
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          functionAssociations: [this.#onRequest('ViewerAddress', addViewerAddress)],
        },
        '/media/*': {
          ...everywhere,
          origin: this.#mediaOrigin(files),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachedMethods: CachedMethods.CACHE_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          functionAssociations: [this.#onRequest('MediaKeys', stripMediaPrefix)],
        },
      },
    });
    acknowledge(this.distribution, {
      CFR1: 'The site is meant for the whole world.',
      ...(!edge.firewall && { CFR2: 'The settings do without a web ACL; the API limits attempts itself.' }),
    });
    Validations.of(this.distribution).acknowledge({
      id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      reason: 'The stack of the media bucket lets CloudFront in itself.',
    });
  }

  /**
   * Caches what a response allows by `s-maxage`, for each token and query apart; everything else says `no-store`. A
   * policy without any caching would leave responses uncompressed.
   */
  #apiCaching(): CachePolicy {
    return new CachePolicy(this, 'ApiCaching', {
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
  }

  /** By name: the bucket's stack grants CloudFront access and must not depend on this one. */
  #mediaOrigin({ media }: Files) {
    const bucket = Bucket.fromBucketAttributes(this, 'Media', {
      bucketName: media.bucketName,
      region: Stack.of(media).region,
    });
    return S3BucketOrigin.withOriginAccessControl(bucket);
  }

  #onRequest(id: string, source: string) {
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, {
        code: FunctionCode.fromInline(source),
        runtime: FunctionRuntime.JS_2_0,
        autoPublish: true,
      }),
    };
  }
}
