import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from './alerts.ts';

/** Alarm on failed refunds and on payers who got back too much, from the log of a function that records them. */
export function addRefundAlarm(scope: Construct, alerts: Alerts, log: LogGroup, namespace: string): void {
  alerts.addAlarm(scope, 'RefundFailed', {
    metric: log
      .addMetricFilter('RefundFailures', {
        filterPattern: FilterPattern.any(
          FilterPattern.stringValue('$.message', '=', 'refundFailed'),
          FilterPattern.stringValue('$.message', '=', 'payerOwes'),
        ),
        metricNamespace: namespace,
        metricName: 'RefundsFailed',
      })
      .metric({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 1,
    impact: 'A donor waits for a refund that failed, or got back more than they had paid.',
    runbook: 'a-refund-fails',
  });
}
