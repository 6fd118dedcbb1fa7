import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { DeadLetterQueue } from '#infra/cloud/platform/deadLetterQueue.ts';
import { addLogAlarm } from '#infra/cloud/platform/logAlarm.ts';
import { addRefundAlarm } from '#infra/cloud/platform/refundAlarm.ts';
import { type Job, jobs } from '#infra/jobs.ts';
import { acknowledge, wildcardFinding } from './acknowledge.ts';
import type { Bundles } from './bundles.ts';
import { connect, type Platform, permissionsFor } from './connect.ts';
import { jobPermissions } from './permissions.ts';

interface JobsStackProps extends StackProps {
  alerts: Alerts;
  bundles: Bundles;
  platform: Platform;
}

/** Scheduled jobs, from the table of jobs. */
export class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { alerts, bundles, platform, ...props }: JobsStackProps) {
    super(scope, id, { ...props, description: 'Scheduled jobs' });

    const failed = new DeadLetterQueue(this, 'FailedJobs', {
      alerts,
      impact:
        'At least one job run failed; its payouts, expirations or reminders are delayed until the next successful run.',
      runbook: 'a-job-fails',
    });

    for (const job of jobs) {
      const { lambda, log } = this.#schedule(job, { alerts, bundles, platform, failed });
      lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed.queue) });

      if (job.name === 'reconciliation') addRefundAlarm(lambda, alerts, log, this.stackName);
      if (job.name === 'ledgerCheck')
        alerts.addAlarm(this, 'LedgerDiscrepancy', {
          metric: log
            .addMetricFilter('Discrepancies', {
              filterPattern: FilterPattern.any(
                FilterPattern.stringValue('$.message', '=', 'ledgerDiscrepancy'),
                FilterPattern.stringValue('$.message', '=', 'providerSettings'),
              ),
              metricNamespace: this.stackName,
              metricName: 'LedgerDiscrepancies',
            })
            .metric({ period: fiveMinutes, statistic: 'Sum' }),
          threshold: 1,
          impact:
            'The books disagree with themselves or with Stripe, or payouts will stop for lack of funds.',
          runbook: 'the-ledger-check-finds-something',
        });
      if (job.name === 'proofCheck')
        addLogAlarm(lambda, alerts, 'ProofDiscrepancy', {
          log,
          namespace: this.stackName,
          message: 'proofDiscrepancy',
          impact: 'Stored points or postings were changed after they had been entered in the public proof.',
          runbook: 'stored-points-or-postings-were-changed',
        });
      if (job.name === 'proof')
        addLogAlarm(lambda, alerts, 'ProofFailed', {
          log,
          namespace: this.stackName,
          message: 'proofFailed',
          impact: 'The public proof of a project no longer grows.',
          runbook: 'stored-points-or-postings-were-changed',
        });
      if (job.name === 'reconciliation')
        alerts.addAlarm(this, 'ReconciliationInDoubt', {
          metric: log
            .addMetricFilter('InDoubt', {
              filterPattern: FilterPattern.any(
                FilterPattern.stringValue('$.message', '=', 'inDoubt'),
                FilterPattern.stringValue('$.message', '=', 'eventFailed'),
              ),
              metricNamespace: this.stackName,
              metricName: 'ReconciliationsInDoubt',
            })
            .metric({ period: Duration.hours(1), statistic: 'Sum' }),
          threshold: 4,
          impact: 'A payment, refund, dispute or payout could not be reconciled with Stripe for an hour.',
          runbook: 'reconciliation-stays-in-doubt',
        });
      if (job.name === 'reconciliation')
        alerts.addAlarm(this, 'EventSetAside', {
          metric: log
            .addMetricFilter('SetAside', {
              filterPattern: FilterPattern.any(
                FilterPattern.stringValue('$.message', '=', 'eventSetAside'),
                FilterPattern.stringValue('$.message', '=', 'itemSetAside'),
              ),
              metricNamespace: this.stackName,
              metricName: 'EventsSetAside',
            })
            .metric({ period: fiveMinutes, statistic: 'Sum' }),
          threshold: 1,
          impact: 'A payment, refund, dispute or payout has not been booked as Stripe reports it.',
          runbook: 'reconciliation-stays-in-doubt',
        });
    }
  }

  #schedule(
    job: Job,
    { alerts, bundles, platform, failed }: Omit<JobsStackProps, 'env'> & { failed: DeadLetterQueue },
  ) {
    const work = new CloudFunction(this, job.name, {
      code: bundles.code('jobs', job.name),
      description: job.description,
      timeout: Duration.minutes(5),
    });
    connect(work, permissionsFor(jobPermissions, job.name), platform);

    const role = new Role(work, 'SchedulerRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
    });
    const versions = wildcardFinding(work.lambda.functionArn, { owner: work, user: role, suffix: ':*' });
    acknowledge(role, { [versions]: 'Any version of this one function.' });
    new Schedule(work, 'Schedule', {
      description: job.description,
      schedule: ScheduleExpression.expression(job.schedule),
      target: new LambdaInvoke(work.lambda, {
        role,
        retryAttempts: 3,
        maxEventAge: Duration.minutes(15),
        deadLetterQueue: failed.queue,
      }),
    });

    alerts.addAlarm(work, 'Fails', {
      metric: work.lambda.metricErrors({ period: fiveMinutes, statistic: 'Sum' }),
      threshold: 1,
      impact: job.impact,
      runbook: 'a-job-fails',
    });
    alerts.addAlarm(work, 'Silent', {
      metric: work.lambda.metricInvocations({ period: Duration.hours(1), statistic: 'Sum' }),
      threshold: 1,
      below: true,
      periods: 2,
      alarmOnMissingData: true,
      impact: job.impact,
      runbook: 'a-job-does-not-run',
    });
    return work;
  }
}
