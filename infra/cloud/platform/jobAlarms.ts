import { Duration } from 'aws-cdk-lib';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { JobName } from '#infra/jobs.ts';
import type { Alerts } from './alerts.ts';
import { addLogAlarm, failedRuns, type LogAlarm, linesWith } from './logAlarm.ts';
import { addRecordsAlarm } from './recordsAlarm.ts';
import { countRefundFailures } from './refundAlarm.ts';

/** Alarms on log lines of one or several jobs. */
const logAlarms: Record<string, Omit<LogAlarm, 'logs'> & { jobs: readonly JobName[] }> = {
  LedgerDiscrepancy: {
    jobs: ['ledgerCheck', 'reconciliation'],
    lines: linesWith(['ledger.discrepancy_found', 'provider.settings_mismatched']),
    impact:
      'The books disagree with themselves or with Stripe, payments are not booked, or payouts will stop for lack of funds.',
    runbook: 'the-ledger-check-finds-something',
  },
  ReconciliationInDoubt: {
    jobs: ['reconciliation'],
    lines: linesWith(['reconciliation.item_failed', 'event.failed']),
    threshold: 4,
    atOnce: linesWith(['event.set_aside', 'reconciliation.item_set_aside']),
    period: Duration.hours(1),
    impact:
      'A payment, refund, dispute or payout has not been booked as Stripe reports it, or could not be reconciled for an hour.',
    runbook: 'reconciliation-stays-in-doubt',
  },
};

/** Alarms on the logs of jobs: one for all runs that fail, and those for problems that the jobs find. */
export function addJobAlarms(scope: Construct, alerts: Alerts, logs: ReadonlyMap<JobName, LogGroup>): void {
  const logsOf = (names: readonly JobName[]) =>
    names.map(name => {
      const log = logs.get(name);
      if (!log) throw new Error(`The job ${name} has no log.`);
      return log;
    });

  addLogAlarm(scope, alerts, 'JobFails', {
    logs: [...logs].filter(([name]) => name !== 'probe').map(([, log]) => log),
    lines: failedRuns,
    impact:
      'The work of a job is late, for example payouts, expirations or reminders; its log names the job.',
    runbook: 'a-job-fails',
  });
  for (const [id, { jobs, ...alarm }] of Object.entries(logAlarms))
    addLogAlarm(scope, alerts, id, { logs: logsOf(jobs), ...alarm });
  addRecordsAlarm(scope, alerts, logsOf(['proof', 'proofCheck']));
  logsOf(['reconciliation']).forEach(countRefundFailures);
}
