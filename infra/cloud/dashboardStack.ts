import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  SingleValueWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import type { SingleTable } from '#infra/cloud/platform/table.ts';
import { apis, type OfEachApi } from './apis.ts';

interface DashboardStackProps extends StackProps {
  alerts: Alerts;
  httpApis: OfEachApi<HttpApi>;
  table: SingleTable;
  distribution: IDistribution;
}

/** Instructions for repeating failed work, by the labels of the graph. */
const redriving = `**Once the cause has been corrected** (infra/docs/runbook.md)
- *FailedUploads*: \`aws sqs start-message-move-task --source-arn DEAD_LETTERS --destination-arn UPLOADS\`
- *Notices* (changes of the table): \`npm run replay -- --set-aside FILE\`, then invoke processStream
- *FailedJobs*, *Failed* (payouts): the next run does what is left; empty the queue`;

/**
 * Dashboard of the installation: alarms first, then metrics that users notice, then those of the underlying services.
 */
export class DashboardStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { alerts, httpApis, table, distribution, ...props }: DashboardStackProps,
  ) {
    super(scope, id, { ...props, description: 'Dashboard' });
    // Alarms by name: a reference would keep them from being removed.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);

    const atEdge = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        statistic,
        region: 'us-east-1',
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      });
    const consumed = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        statistic: 'Sum',
        dimensionsMap: { TableName: table.table.tableName },
      });

    const ofApis = (what: string, metric: (api: HttpApi, label: string) => IMetric) =>
      apis.map(({ name, label }) => metric(httpApis[name], `${label}: ${what}`));
    const ofMail = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic });

    new Dashboard(this, 'Dashboard', {
      widgets: [
        [new AlarmStatusWidget({ title: 'Active alarms', alarms: alerts.alarms, width: 24, height: 6 })],
        [
          new SingleValueWidget({ title: 'Requests', metrics: [atEdge('Requests', 'Sum')], width: 6 }),
          new GraphWidget({
            title: 'Errors (4xx, 5xx)',
            left: [
              ...ofApis('5xx', (api, label) => api.metricServerError({ label })),
              ...ofApis('4xx', (api, label) => api.metricClientError({ label })),
              atEdge('5xxErrorRate', 'Average'),
            ],
            width: 9,
          }),
          new GraphWidget({
            title: 'API latency (p50, p99)',
            left: ['p50', 'p99'].flatMap(statistic =>
              ofApis(`Latency, ${statistic}`, (api, label) => api.metricLatency({ statistic, label })),
            ),
            width: 9,
          }),
        ],
        [
          new GraphWidget({
            title: 'Table: consumed capacity',
            left: [consumed('ConsumedReadCapacityUnits'), consumed('ConsumedWriteCapacityUnits')],
            width: 8,
          }),
          new GraphWidget({
            title: 'API: requests',
            left: ofApis('Count', (api, label) => api.metricCount({ label })),
            width: 8,
          }),
          new GraphWidget({
            title: 'Failed work that waits for a replay',
            left: alerts.deadLetters,
            width: 8,
          }),
        ],
        [
          new GraphWidget({
            title: 'Email that came back or was reported as spam',
            left: [ofMail('Bounce', 'Sum'), ofMail('Complaint', 'Sum')],
            width: 12,
          }),
          new GraphWidget({
            title: 'Email: rates at which AWS reviews the account (5 %, 0.1 %)',
            left: [ofMail('Reputation.BounceRate', 'Maximum')],
            right: [ofMail('Reputation.ComplaintRate', 'Maximum')],
            leftAnnotations: [{ value: 0.05, label: 'Bounces' }],
            rightAnnotations: [{ value: 0.001, label: 'Complaints' }],
            width: 12,
          }),
        ],
        [new TextWidget({ markdown: redriving, width: 24, height: 4 })],
      ],
    });
  }
}
