import { Aws, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { DeadLetterQueue } from '#infra/cloud/platform/deadLetterQueue.ts';
import { countFailedRecords } from '#infra/cloud/platform/failedRecordsAlarm.ts';
import { addJobAlarms } from '#infra/cloud/platform/jobAlarms.ts';
import { type Job, type JobName, jobs } from '#infra/jobs.ts';
import type { Bundles } from './bundles.ts';
import { connect, type Platform } from './connect.ts';
import { jobPermissions } from './permissions.ts';

interface JobsStackProps extends StackProps {
  alerts: Alerts;
  bundles: Bundles;
  platform: Platform;
}

/** The job whose failure means that the site is down, not that work is late. It has an alarm of its own. */
const probe: JobName = 'probe';

/** Jobs that keep their executions whatever visitors do; one run may begin while the one before ends. */
const movesMoney: ReadonlySet<string> = new Set(['payouts', 'reconciliation']);

/** The time within which a job must run once: its interval, but at least an hour. */
function silencePeriod({ schedule }: Job): Duration {
  const [, amount = '1', unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  const minutes = Number(amount) * (unit === 'day' ? 24 * 60 : unit === 'hour' ? 60 : 1);
  return Duration.minutes(Math.max(60, minutes));
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

    const logs = new Map<JobName, LogGroup>();
    for (const job of jobs) {
      const { live, log } = this.#schedule(job, { alerts, bundles, platform, failed });
      live.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed.queue) });
      logs.set(job.name, log);
      if (jobPermissions(job.name)?.mail) countFailedRecords(log);
    }
    addJobAlarms(this, alerts, logs);
  }

  #schedule(
    job: Job,
    { alerts, bundles, platform, failed }: Omit<JobsStackProps, 'env'> & { failed: DeadLetterQueue },
  ) {
    const work = new CloudFunction(this, job.name, {
      code: bundles.code('jobs', job.name),
      description: job.description,
      timeout: Duration.minutes(5),
      ...(movesMoney.has(job.name) && { reserved: 2 }),
    });
    connect(work, jobPermissions(job.name), platform);

    const role = new Role(work, 'SchedulerRole', {
      // Schedules of other accounts may not use it (confused deputy).
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    });
    new Schedule(work, 'Schedule', {
      description: job.description,
      schedule: ScheduleExpression.expression(job.schedule),
      target: new LambdaInvoke(work.live, {
        role,
        retryAttempts: 3,
        maxEventAge: Duration.minutes(15),
        deadLetterQueue: failed.queue,
      }),
    });

    if (job.name === probe)
      // Of a job that does not run there are no errors to count, which raises the alarm as well.
      alerts.addAlarm(work, 'Fails', {
        metric: work.lambda.metricErrors({ period: Duration.minutes(10), statistic: 'Sum' }),
        threshold: 1,
        alarmOnMissingData: true,
        impact: job.impact,
        runbook: 'the-site-does-not-answer',
      });
    else
      alerts.addAlarm(work, 'Silent', {
        metric: work.lambda.metricInvocations({ period: silencePeriod(job), statistic: 'Sum' }),
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
