import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Alerts } from './alerts.ts';
import { addLogAlarm, countLines, linesWith } from './logAlarm.ts';

const name = 'RefundFailed';
const lines = linesWith(['refund.failed', 'payer.debt_found']);

/** Alarm on failed refunds and on payers who got back too much, from the log of a function that records them. */
export function addRefundAlarm(scope: Construct, alerts: Alerts, log: LogGroup): void {
  addLogAlarm(scope, alerts, name, {
    logs: [log],
    lines,
    impact: 'A donor waits for a refund that failed, or got back more than they had paid.',
    runbook: 'a-refund-fails',
  });
}

/** Has the same alarm raised by the log of another function that records refunds. */
export const countRefundFailures = (log: LogGroup): void => countLines(log, name, lines);
