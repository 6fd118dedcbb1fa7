import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { incomingFolder } from '#functions/uploads/keys.ts';
import type { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { eventTriggers } from '#infra/jobs.ts';

interface UploadQueueProps {
  bucket: IBucket;
  /** The function, which processes one upload per call. */
  processor: CloudFunction;
  /** The function's timeout. */
  timeout: Duration;
  deadLetters: IQueue;
}

/**
 * Sends every raw upload in the bucket to the function: EventBridge, queue, Lambda. A failed upload is received again
 * and finally moved to the dead-letter queue. EventBridge needs no reference from the bucket's stack to this one.
 */
export function queueUploads(
  scope: Construct,
  { bucket, processor, timeout, deadLetters }: UploadQueueProps,
): void {
  const queue = new Queue(scope, 'UploadQueue', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // As recommended for Lambda: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html
    visibilityTimeout: Duration.seconds(6 * timeout.toSeconds()),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: eventTriggers.media.maxReceiveCount },
  });
  processor.live.addEventSource(
    new SqsEventSource(queue, { batchSize: 1, maxConcurrency: eventTriggers.media.concurrency }),
  );

  const rule = new Rule(scope, 'NewUpload', {
    description: 'A file was uploaded',
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [bucket.bucketName] }, object: { key: Match.prefix(incomingFolder) } },
    },
  });
  rule.addTarget(
    new SqsQueue(queue, {
      deadLetterQueue: deadLetters,
      retryAttempts: 20,
      maxEventAge: Duration.hours(6),
    }),
  );
}
