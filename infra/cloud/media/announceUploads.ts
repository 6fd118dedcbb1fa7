import { Duration } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

interface Announcement {
  bucket: IBucket;
  to: IFunction;
  failed: IQueue;
}

/**
 * New objects reach the function in the shape of an S3 notification, by EventBridge: it retries for hours and needs
 * nothing on the bucket's side, so that the bucket's stack does not know of the function's.
 */
export function announceUploads(scope: Construct, { bucket, to, failed }: Announcement): void {
  const rule = new Rule(scope, 'NewUpload', {
    description: 'A file has arrived',
    eventPattern: {
      source: ['aws.s3'],
      detailType: ['Object Created'],
      detail: { bucket: { name: [bucket.bucketName] } },
    },
  });

  const notification = {
    Records: [
      {
        eventSource: 'aws:s3',
        eventName: 'ObjectCreated:Post',
        eventTime: EventField.time,
        s3: {
          bucket: { name: EventField.fromPath('$.detail.bucket.name') },
          object: {
            key: EventField.fromPath('$.detail.object.key'),
            size: EventField.fromPath('$.detail.object.size'),
            eTag: EventField.fromPath('$.detail.object.etag'),
          },
        },
      },
    ],
  };
  rule.addTarget(
    new LambdaFunction(to, {
      event: RuleTargetInput.fromObject(notification),
      deadLetterQueue: failed,
      retryAttempts: 20,
      maxEventAge: Duration.hours(6),
    }),
  );
}
