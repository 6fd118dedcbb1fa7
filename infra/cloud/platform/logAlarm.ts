import type { Duration } from 'aws-cdk-lib';
import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from './alerts.ts';

export interface LogAlarm {
  log: LogGroup;
  /** Namespace of the metric: the name of the stack. */
  namespace: string;
  /** The `message` of the log lines to count; any of these. */
  messages: readonly string[];
  /** Other fields of the lines to count, with their values. */
  fields?: Readonly<Record<string, string>>;
  /** Lines within a period that raise the alarm; 1 by default. */
  threshold?: number;
  /** Five minutes by default. */
  period?: Duration;
  /** Who is hurt, and how. */
  impact: string;
  /** Section of the runbook. */
  runbook: string;
}

/** Alarm on log lines with one of some messages. */
export function addLogAlarm(
  scope: Construct,
  alerts: Alerts,
  id: string,
  { log, namespace, messages, fields = {}, threshold = 1, period = fiveMinutes, impact, runbook }: LogAlarm,
): void {
  const filter = log.addMetricFilter(`${id}Lines`, {
    filterPattern: FilterPattern.all(
      FilterPattern.any(...messages.map(message => equals('message', message))),
      ...Object.entries(fields).map(([name, value]) => equals(name, value)),
    ),
    metricNamespace: namespace,
    metricName: id,
  });
  alerts.addAlarm(scope, id, {
    metric: filter.metric({ period, statistic: 'Sum' }),
    threshold,
    impact,
    runbook,
  });
}

const equals = (name: string, value: string) => FilterPattern.stringValue(`$.${name}`, '=', value);
