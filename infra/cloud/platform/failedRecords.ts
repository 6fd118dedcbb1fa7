import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { DlqDestinationConfig, IEventSourceDlq } from 'aws-cdk-lib/aws-lambda';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge, wildcardFinding } from '#infra/cloud/acknowledge.ts';
import type { Alerts } from './alerts.ts';
import type { CloudFunction } from './cloudFunction.ts';
import { DeadLetterQueue, deadLetterRetention } from './deadLetterQueue.ts';
import { announceObjects, privateBucket } from './files.ts';

interface FailedRecordsProps {
  alerts: Alerts;
  follower: CloudFunction;
  impact: string;
  runbook: string;
}

/**
 * Bucket to which Lambda writes records of the table's stream that the function could not process until they were too old. A queue
 * would receive only their numbers, and the stream forgets them after a day; a bucket receives the records themselves.
 * The queue is notified of each new object, so that its alarm is raised.
 */
export class FailedRecords extends Construct implements IEventSourceDlq {
  readonly #bucket: Bucket;

  constructor(scope: Construct, id: string, { alerts, follower, impact, runbook }: FailedRecordsProps) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Records', {
      ...privateBucket,
      lifecycleRules: [{ expiration: deadLetterRetention }],
    });
    acknowledge(this.#bucket, {
      S1: 'Only Lambda writes here, and only administrators of the account read.',
    });
    announceObjects(this.#bucket);

    const { queue } = new DeadLetterQueue(this, 'Notices', { alerts, impact, runbook });
    new Rule(this, 'Failed', {
      description: 'A record of the stream was set aside',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [this.#bucket.bucketName] } },
      },
      targets: [new SqsQueue(queue)],
    });

    const { bucketArn } = this.#bucket;
    follower.allow(['s3:ListBucket'], [bucketArn]).allow(['s3:PutObject'], [this.#bucket.arnForObjects('*')]);
    const { role } = follower.lambda;
    if (role)
      acknowledge(role, {
        [wildcardFinding(bucketArn, { owner: this.#bucket, user: role, suffix: '/*' })]:
          'Lambda chooses the names of the objects.',
      });
  }

  bind(): DlqDestinationConfig {
    return { destination: this.#bucket.bucketArn };
  }
}
