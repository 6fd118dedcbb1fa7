import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { type HeaderOptions, securityHeaders } from '#infra/headers.ts';

const override = true;

/** The shared security headers, and `more`, as a CloudFront policy: five of them have dedicated properties. */
export function headersPolicy(
  scope: Construct,
  id: string,
  options: Omit<HeaderOptions, 'tls'>,
  more: Readonly<Record<string, string>> = {},
): ResponseHeadersPolicy {
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _transport,
    'referrer-policy': _referrer,
    'x-content-type-options': _types,
    'x-frame-options': _frames,
    ...others
  } = securityHeaders({ ...options, tls: true });

  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...others, ...more }).map(([header, value]) => ({
        header,
        value,
        override,
      })),
    },
  });
}
