import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Alerts, fiveMinutes } from './alerts.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';
import { DeadLetterQueue } from './deadLetterQueue.ts';

interface WorkQueueProps {
  alerts: Alerts;
  trigger: { impact: string; maxReceiveCount: number; batchSize: number; concurrency: number };
  /** Environment variable with the queue's URL. */
  variable: string;
  runbook: string;
}

/** Timeout of the function that processes the work. */
export const workTimeout = Duration.minutes(5);

/** Work that waits longer than this is behind: the next run of the job has already queued it again. */
const lateAfter = Duration.hours(6);

/** A queue of work with its dead-letter queue. Functions that are connected may send to it. */
export class WorkQueue extends Construct implements Connectable {
  readonly queue: Queue;
  readonly #props: WorkQueueProps;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    this.#props = props;
    const { alerts, trigger, runbook } = props;
    const { impact, maxReceiveCount } = trigger;

    const failed = new DeadLetterQueue(this, 'Failed', { alerts, impact, runbook });
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // As recommended for Lambda: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
      visibilityTimeout: Duration.seconds(6 * workTimeout.toSeconds()),
      deadLetterQueue: { queue: failed.queue, maxReceiveCount },
    });
    alerts.addAlarm(this, 'Late', {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: fiveMinutes, statistic: 'Maximum' }),
      threshold: lateAfter.toSeconds(),
      impact,
      runbook,
    });
  }

  connect(to: CloudFunction): void {
    to.allow(['sqs:SendMessage'], [this.queue.queueArn]);
    to.configure({ [this.#props.variable]: this.queue.queueUrl });
  }

  /** Invokes a function with the messages. A message that fails is delivered again alone. */
  invoke(worker: CloudFunction): void {
    const { batchSize, concurrency } = this.#props.trigger;
    worker.live.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize,
        maxConcurrency: concurrency,
        reportBatchItemFailures: true,
      }),
    );
  }
}
