import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import type { DeploymentSettings } from './settings.ts';
import { EdgeLog } from './web/edgeLog.ts';

interface EdgeAlarmsStackProps extends StackProps {
  settings: DeploymentSettings;
  distribution: IDistribution;
  /** Bucket to which the log of CloudFront is delivered. */
  logs: IBucket;
  /** Name of the web ACL's metric, if there is one. */
  firewallMetric: string | undefined;
}

/** Blocked requests in five minutes that are more than the usual scanners. */
const manyBlocked = 1_000;

/** Bytes in an hour that cost about $4: a month of two million page views has a hundredth of it in an average hour. */
const dearBytes = 50e9;

/** The parts of CloudFront and the web ACL that can be set up in us-east-1 only: their alarms, with a topic of their own, and the log. */
export class EdgeAlarmsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { settings, distribution, logs, firewallMetric, ...props }: EdgeAlarmsStackProps,
  ) {
    super(scope, id, {
      ...props,
      description: "Alarms on CloudFront and the firewall, and CloudFront's log",
    });
    new EdgeLog(this, 'EdgeLog', { stage: settings.stage, distribution, bucket: logs });
    const alerts = new Alerts(this, 'Alerts', { email: settings.operatorEmail });

    const ofDistribution = (metricName: string, statistic: string, period: Duration) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        statistic,
        period,
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      });

    alerts.addAlarm(this, 'EdgeErrors', {
      metric: ofDistribution('5xxErrorRate', 'Average', fiveMinutes),
      threshold: 5,
      periods: 2,
      impact: 'At least 5 % of what visitors ask for ends with an error: pages, pictures or calls.',
      runbook: 'the-site-does-not-answer',
    });
    if (firewallMetric) {
      // The firewall limits how often an address asks for files, not how large they are.
      alerts.addAlarm(this, 'DearBytes', {
        metric: ofDistribution('BytesDownloaded', 'Sum', Duration.hours(1)),
        threshold: dearBytes,
        impact: 'No user yet; so much is downloaded that an attacker may be running up the bill.',
        runbook: 'costs-rise',
      });
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
}
