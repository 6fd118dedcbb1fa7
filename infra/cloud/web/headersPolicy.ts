import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { embedHeaders, type HeaderOptions, securityHeaders, strictTransport } from '#infra/headers.ts';

const override = true;

/** Headers with properties of their own that all policies share. */
const common = ({ tls }: HeaderOptions) => ({
  contentTypeOptions: { override },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.seconds(strictTransport.maxAgeSeconds),
    includeSubdomains: strictTransport.includeSubdomains,
    preload: tls === 'preload',
    override,
  },
});

const customHeaders = (headers: Readonly<Record<string, string>>) => ({
  customHeaders: Object.entries(headers).map(([header, value]) => ({ header, value, override })),
});

/** The headers of cards that other sites show in a frame, as a CloudFront policy. */
export function embedHeadersPolicy(
  scope: Construct,
  id: string,
  options: HeaderOptions,
): ResponseHeadersPolicy {
  const headers = embedHeaders(options);
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _transport,
    'referrer-policy': _referrer,
    'x-content-type-options': _types,
    ...others
  } = headers;
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      ...common(options),
    },
    customHeadersBehavior: customHeaders({ ...others, 'cache-control': 'no-cache' }),
  });
}

/** The shared security headers, and `more`, as a CloudFront policy: five of them have dedicated properties. */
export function headersPolicy(
  scope: Construct,
  id: string,
  options: HeaderOptions,
  more: Readonly<Record<string, string>> = {},
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _transport,
    'referrer-policy': _referrer,
    'x-content-type-options': _types,
    'x-frame-options': _frames,
    ...others
  } = securityHeaders(options);

  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      ...common(options),
    },
    customHeadersBehavior: customHeaders({ ...others, ...more }),
  });
}
