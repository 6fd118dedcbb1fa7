import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import { eventTriggers } from '#infra/jobs.ts';
import type { Alerts } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';
import { addLogAlarm, countLines, linesWith } from './logAlarm.ts';

const name = 'RecordsFail';
const threshold = 3;
const lines = linesWith(['stream.record_failed', 'followers.dropped']);
/** Lines of which a single one raises the alarm: their subject is lost, or the failure affects every email. */
const atOnce = FilterPattern.any(
  linesWith(['recipient.not_found', 'mail.forbidden', 'followers.lost']),
  linesWith(['job.failed'], { job: eventTriggers.mail.name }),
);

/** Alarm on changes of the table that cannot be processed, and on notifications that are never delivered. */
export function addFailedRecordsAlarm(follower: CloudFunction, alerts: Alerts): void {
  addLogAlarm(follower, alerts, name, {
    logs: [follower.log],
    lines,
    threshold,
    atOnce,
    impact: eventTriggers.stream.impact,
    runbook: 'stream-processing-fails',
  });
}

/** Adds the log of another function that sends email, or records feedback about it, to the same alarm. */
export function countFailedRecords(log: LogGroup): void {
  countLines(log, name, lines);
  countLines(log, name, atOnce, threshold);
}
