import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { streamFilter } from '#functions/jobs/streamFilter.ts';
import { queueUploads } from '#infra/cloud/media/uploadQueue.ts';
import { type Alerts, fiveMinutes } from '#infra/cloud/platform/alerts.ts';
import { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { DeadLetterQueue } from '#infra/cloud/platform/deadLetterQueue.ts';
import { FailedRecords } from '#infra/cloud/platform/failedRecords.ts';
import { addFailedRecordsAlarm, countFailedRecords } from '#infra/cloud/platform/failedRecordsAlarm.ts';
import { addPayoutAlarms } from '#infra/cloud/platform/payoutAlarms.ts';
import { countChangedRecords } from '#infra/cloud/platform/recordsAlarm.ts';
import { workTimeout } from '#infra/cloud/platform/workQueue.ts';
import { eventTriggers } from '#infra/jobs.ts';
import { acknowledge } from './acknowledge.ts';
import { blockDeployment } from './blockDeployment.ts';
import type { Bundles } from './bundles.ts';
import { connect, type Platform } from './connect.ts';
import { jobPermissions } from './permissions.ts';

interface EventsStackProps extends StackProps {
  alerts: Alerts;
  bundles: Bundles;
  platform: Platform;
  /** Keeps copies of rendered pages. */
  distribution: IDistribution;
}

/** Functions started by changes and messages: the processors of the table's stream, of new uploads and of payouts. */
export class EventsStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { alerts, bundles, platform, distribution, ...props }: EventsStackProps,
  ) {
    super(scope, id, { ...props, description: 'Stream, uploads and queues of work' });

    this.#followTable({ alerts, bundles, platform, distribution });
    this.#processUploads({ alerts, bundles, platform });
    this.#sendPayouts({ alerts, bundles, platform });
    this.#recordMailFeedback({ bundles, platform });
  }

  #followTable({ alerts, bundles, platform, distribution }: EventsStackProps): void {
    const { name, description, impact } = eventTriggers.stream;
    const follower = new CloudFunction(this, name, {
      code: bundles.code('jobs', name),
      description,
      timeout: Duration.minutes(1),
      reserved: 20,
    });
    connect(follower, jobPermissions(name), platform);
    follower
      .configure({ CDN_DISTRIBUTION: distribution.distributionId })
      .allow(['cloudfront:CreateInvalidation'], [distribution.distributionArn]);

    const failed = new FailedRecords(this, 'FailedChanges', {
      alerts,
      follower,
      impact,
      runbook: 'stream-processing-fails',
    });
    follower.live.addEventSource(
      new DynamoEventSource(platform.table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        // Later changes in the same part of the stream wait for a failing one. So it is set aside after some attempts, whole and
        // for two weeks, and can be replayed: also after an outage that outlasts the attempts.
        retryAttempts: 8,
        maxRecordAge: Duration.hours(12),
        parallelizationFactor: 2,
        onFailure: failed,
        filters: streamFilter.map(pattern => FilterCriteria.filter({ ...pattern })),
      }),
    );
    if (follower.lambda.role)
      acknowledge(follower.lambda.role, {
        'IAM5[Resource::*]': 'Streams can be listed on no narrower resource.',
      });
    addFailedRecordsAlarm(follower, alerts);
    countChangedRecords(follower.log);
    alerts.addAlarm(follower, 'Behind', {
      metric: follower.lambda.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
      threshold: Duration.minutes(10).toMilliseconds(),
      impact,
      runbook: 'stream-processing-fails',
    });
  }

  #sendPayouts({ alerts, bundles, platform }: Omit<EventsStackProps, 'distribution'>): void {
    const { name, description } = eventTriggers.payouts;
    const worker = new CloudFunction(this, name, {
      code: bundles.code('jobs', name),
      description,
      timeout: workTimeout,
      reserved: eventTriggers.payouts.concurrency,
    });
    connect(worker, jobPermissions(name), platform);
    platform.payoutQueue.invoke(worker);
    addPayoutAlarms(worker, alerts);
  }

  /**
   * No dead-letter queue: SES suppresses an address that has bounced whatever becomes of the event, and reports it again
   * with the next email.
   */
  #recordMailFeedback({ bundles, platform }: Pick<EventsStackProps, 'bundles' | 'platform'>): void {
    const { name, description } = eventTriggers.mail;
    const recorder = new CloudFunction(this, name, { code: bundles.code('jobs', name), description });
    connect(recorder, jobPermissions(name), platform);
    new Rule(this, 'MailFeedback', {
      description: 'An email has come back, or was reported as spam',
      eventPattern: platform.mail.feedback,
      targets: [new LambdaTarget(recorder.live, { retryAttempts: 20, maxEventAge: Duration.hours(6) })],
    });
    countFailedRecords(recorder.log);
  }

  #processUploads({ alerts, bundles, platform }: Omit<EventsStackProps, 'distribution'>): void {
    const { name, description, impact } = eventTriggers.media;
    const withSharp = bundles.codeWithSharp('jobs', name);
    if (!withSharp) {
      blockDeployment(
        this,
        'SharpMissing',
        'sharp for Lambda is not installed, so images cannot be decoded. Run: npm run deploy',
      );
    }

    const timeout = Duration.minutes(1);
    const processor = new CloudFunction(this, name, {
      code: withSharp ?? bundles.code('jobs', name),
      description,
      // Decoding a 6000×6000 image takes 144 MB besides the encoder; a full vCPU comes with 1769 MB.
      memory: 1769,
      timeout,
    });
    connect(processor, jobPermissions(name), platform);

    const failed = new DeadLetterQueue(this, 'FailedUploads', {
      alerts,
      impact,
      runbook: 'uploads-are-not-processed',
    });
    queueUploads(this, { bucket: platform.files.uploads, processor, timeout, deadLetters: failed.queue });
  }
}
