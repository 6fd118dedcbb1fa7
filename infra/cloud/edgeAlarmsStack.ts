import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import type { DeploymentSettings } from './settings.ts';

interface EdgeAlarmsStackProps extends StackProps {
  settings: DeploymentSettings;
  distribution: IDistribution;
  /** Name of the web ACL's metric, if there is one. */
  firewallMetric: string | undefined;
}

/** Blocked requests in five minutes that are more than the usual scanners. */
const manyBlocked = 1_000;

/** Alarms on CloudFront and the web ACL, whose metrics exist in us-east-1 only, with a topic of their own. */
export class EdgeAlarmsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, distribution, firewallMetric, ...props }: EdgeAlarmsStackProps,
  ) {
    super(scope, id, { ...props, description: 'Alarms on CloudFront and the firewall' });
    const alerts = new Alerts(this, 'Alerts', { email: settings.operatorEmail });

    alerts.addAlarm(this, 'EdgeErrors', {
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        statistic: 'Average',
        period: fiveMinutes,
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      }),
      threshold: 5,
      periods: 2,
      impact: 'At least 5 % of what visitors ask for ends with an error: pages, pictures or calls.',
      runbook: 'the-site-does-not-answer',
    });
    if (firewallMetric)
      alerts.addAlarm(this, 'Blocked', {
        metric: new Metric({
          namespace: 'AWS/WAFV2',
          metricName: 'BlockedRequests',
          statistic: 'Sum',
          period: fiveMinutes,
          dimensionsMap: { WebACL: firewallMetric, Rule: 'ALL' },
        }),
        threshold: manyBlocked,
        impact: 'Somebody attacks the site, or the firewall blocks people.',
        runbook: 'the-firewall-blocks-many-requests',
      });
  }
}
