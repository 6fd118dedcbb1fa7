import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests per IP address in five minutes. A page needs about twelve, and offices and schools share an address. */
const perAddress = 3_000;
/** The same for `/api/auth`, where every visit refreshes its session once. */
const perAddressToSignIn = 300;

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

const limit = (name: string, priority: number, most: number, path?: string): Rule => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: 429 } } },
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: most,
      evaluationWindowSec: 300,
      ...(path
        ? {
            scopeDownStatement: {
              byteMatchStatement: {
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'STARTS_WITH',
                searchString: path,
                textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
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
        limit('RequestsPerAddress', 0, perAddress),
        limit('SignInsPerAddress', 1, perAddressToSignIn, '/api/auth/'),
        managed('AWSManagedRulesAmazonIpReputationList', 2),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 3),
        managed('AWSManagedRulesCommonRuleSet', 4, countOnly),
      ],
    });
    this.arn = acl.attrArn;
  }
}
