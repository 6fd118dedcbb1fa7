import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Alerts } from './alerts.ts';
import { addLogAlarm } from './logAlarm.ts';

/** Alarm on failed refunds and on payers who got back too much, from the log of a function that records them. */
export function addRefundAlarm(scope: Construct, alerts: Alerts, log: LogGroup, namespace: string): void {
  addLogAlarm(scope, alerts, 'RefundFailed', {
    log,
    namespace,
    messages: ['refundFailed', 'payerOwes'],
    impact: 'A donor waits for a refund that failed, or got back more than they had paid.',
    runbook: 'a-refund-fails',
  });
}
