import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from './alerts.ts';

/** Alarm on failed refunds, from the log of a function that records them. */
export function addRefundAlarm(scope: Construct, alerts: Alerts, log: LogGroup, namespace: string): void {
  alerts.addAlarm(scope, 'RefundFailed', {
    metric: log
      .addMetricFilter('RefundFailures', {
        filterPattern: FilterPattern.stringValue('$.message', '=', 'refundFailed'),
        metricNamespace: namespace,
        metricName: 'RefundsFailed',
      })
      .metric({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 1,
    impact: 'A donor was told their refund was on its way, but it failed.',
    runbook: 'a-refund-fails',
  });
}
