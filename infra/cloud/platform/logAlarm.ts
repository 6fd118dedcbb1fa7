import type { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type JsonPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogEvent } from '#functions/platform/logEvents.ts';
import { readSettings } from '#infra/cloud/settings.ts';
import { type Alerts, fiveMinutes } from './alerts.ts';

export interface LogAlarm {
  /** Logs whose lines are counted together: an alarm is paid for by its metric, whatever the number of logs. */
  logs: readonly LogGroup[];
  lines: IFilterPattern;
  /** Lines within a period that raise the alarm; 1 by default. */
  threshold?: number;
  /** Lines of which a single one raises the alarm, whatever the threshold. */
  atOnce?: IFilterPattern;
  /** Five minutes by default. */
  period?: Duration;
  /** Impact on users. */
  impact: string;
  /** Section of the runbook. */
  runbook: string;
}

/** Alarm on lines of some logs. */
export function addLogAlarm(
  scope: Construct,
  alerts: Alerts,
  id: string,
  { logs, lines, threshold = 1, atOnce, period = fiveMinutes, impact, runbook }: LogAlarm,
): void {
  for (const log of logs) {
    countLines(log, id, lines);
    if (atOnce) countLines(log, id, atOnce, threshold);
  }
  const metric = new Metric({
    namespace: namespaceOf(scope),
    metricName: id,
    period,
    statistic: 'Sum',
  });
  alerts.addAlarm(scope, id, { metric, threshold, impact, runbook });
}

/** Counts lines of one more log in the metric of an alarm, which may be in another stack; each as many times as its weight. */
export function countLines(log: LogGroup, alarm: string, lines: IFilterPattern, weight = 1): void {
  log.addMetricFilter(`${alarm}${weight > 1 ? 'AtOnce' : ''}Lines`, {
    filterPattern: lines,
    metricNamespace: namespaceOf(log),
    metricName: alarm,
    ...(weight > 1 && { metricValue: String(weight) }),
  });
}

/** Namespace of the metrics that an installation counts itself. */
export const namespaceOf = (scope: Construct): string => `cairn/${readSettings(scope.node).stage}`;

/** Lines with one of some messages, and with other fields of these values. */
export const linesWith = (
  events: readonly LogEvent[],
  fields: Readonly<Record<string, string>> = {},
): JsonPattern =>
  FilterPattern.all(
    FilterPattern.any(...events.map(event => equals('message', event))),
    ...Object.entries(fields).map(([name, value]) => equals(name, value)),
  );

/**
 * The line of a job that threw an error, and Lambda's own report of a run that did not end well, such as for lack of time
 * or memory.
 */
export const failedRuns: IFilterPattern = FilterPattern.any(
  linesWith(['job.failed']),
  FilterPattern.all(
    equals('type', 'platform.report'),
    FilterPattern.stringValue('$.record.status', '!=', 'success'),
  ),
);

function equals(name: string, value: string) {
  return FilterPattern.stringValue(`$.${name}`, '=', value);
}
