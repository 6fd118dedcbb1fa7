import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { videoPaths } from './videoParts.ts';

/** Requests per IP address in five minutes. A page needs about twelve, and offices and schools share an address. */
export const perAddress = {
  all: 2_500,
  /** Calls, of which a page makes about three. */
  calls: 1_000,
  /** Calls of `/api/auth`, where every visit refreshes its session once. */
  signIns: 300,
} as const;
/**
 * Requests for uploaded videos, each for a part: 800 MB, which a class of thirty can watch of a video of 24 MB at the same time.
 * All day long it costs $10.
 */
export const videosPerAddress = { count: 200, minutes: 10 } as const;

/** Rules that inspect user texts: projects contain up to 10,000 characters of Markdown with links and code. */
const countOnly = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericRFI_BODY',
  'GenericLFI_BODY', // links to ../other files
];

type Rule = CfnWebACL.RuleProperty;

const visible = (name: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName: name,
});

const managed = (name: string, priority: number, onlyCounted: readonly string[] = []): Rule => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: onlyCounted.map(rule => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

interface Part {
  /** Beginning of the addresses that are counted; all by default. */
  path?: string;
  minutes?: 5 | 10;
}

const limit = (name: string, priority: number, most: number, { path, minutes = 5 }: Part = {}): Rule => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: most,
      evaluationWindowSec: minutes * 60,
      ...(path
        ? {
            scopeDownStatement: {
              byteMatchStatement: {
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'STARTS_WITH',
                searchString: path,
                textTransformations: [
                  { priority: 0, type: 'URL_DECODE' },
                  { priority: 1, type: 'NORMALIZE_PATH' },
                  { priority: 2, type: 'LOWERCASE' },
                ],
              },
            },
          }
        : {}),
    },
  },
  visibilityConfig: visible(name),
});

/** Web ACL of the distribution: known bad addresses and inputs, and rate limits per IP address. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { metricName }: { metricName: string }) {
    super(scope, id);

    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(metricName),
      rules: [
        limit('RequestsPerAddress', 0, perAddress.all),
        limit('SignInsPerAddress', 1, perAddress.signIns, { path: '/api/auth/' }),
        limit('CallsPerAddress', 2, perAddress.calls, { path: '/api/' }),
        limit('VideosPerAddress', 3, videosPerAddress.count, {
          path: videoPaths,
          minutes: videosPerAddress.minutes,
        }),
        managed('AWSManagedRulesAmazonIpReputationList', 4),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 5),
        managed('AWSManagedRulesCommonRuleSet', 6, countOnly),
      ],
    });
    this.arn = acl.attrArn;
  }
}
