import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Alerts } from './alerts.ts';
import { addLogAlarm, countLines, linesWith } from './logAlarm.ts';

const name = 'RecordsChanged';
const lines = linesWith(['immutable_record.changed', 'proof.discrepancy_found', 'proof.sealing_failed']);

/** Alarm on changes of stored points and postings, from the logs of the jobs that enter them in the public proof and check it. */
export function addRecordsAlarm(scope: Construct, alerts: Alerts, logs: readonly LogGroup[]): void {
  addLogAlarm(scope, alerts, name, {
    logs,
    lines,
    impact:
      'Stored points or postings, which are never changed, were changed, or the public proof of a project no longer grows.',
    runbook: 'stored-points-or-postings-were-changed',
  });
}

/** Has the same alarm raised by the log of another function that notices such changes. */
export const countChangedRecords = (log: LogGroup): void => countLines(log, name, lines);
