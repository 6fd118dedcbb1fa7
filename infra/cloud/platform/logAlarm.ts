import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from './alerts.ts';

interface LogAlarm {
  log: LogGroup;
  /** Namespace of the metric: the name of the stack. */
  namespace: string;
  /** The `message` of the log lines to count. */
  message: string;
  /** Who is hurt, and how. */
  impact: string;
  /** Section of the runbook. */
  runbook: string;
}

/** Alarm on each log line with a message. */
export function addLogAlarm(
  scope: Construct,
  alerts: Alerts,
  id: string,
  { log, namespace, message, impact, runbook }: LogAlarm,
): void {
  const filter = log.addMetricFilter(`${id}Lines`, {
    filterPattern: FilterPattern.stringValue('$.message', '=', message),
    metricNamespace: namespace,
    metricName: id,
  });
  alerts.addAlarm(scope, id, {
    metric: filter.metric({ period: fiveMinutes, statistic: 'Sum' }),
    threshold: 1,
    impact,
    runbook,
  });
}
