import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';
import { type Alerts, fiveMinutes } from './alerts.ts';

/** Time an operator has to replay a message. */
export const deadLetterRetention = Duration.days(14);

interface DeadLetterQueueProps {
  alerts: Alerts;
  /** One sentence: who is affected while a message is here. */
  impact: string;
  runbook: string;
}

/** Dead-letter queue with an alarm on the first message. */
export class DeadLetterQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { alerts, impact, runbook }: DeadLetterQueueProps) {
    super(scope, id);

    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: deadLetterRetention,
    });

    acknowledge(this.queue, { SQS3: 'This is the dead-letter queue of the others.' });

    const messages = this.queue.metricApproximateNumberOfMessagesVisible({
      period: fiveMinutes,
      statistic: 'Maximum',
    });
    alerts.deadLetters.push(messages.with({ label: id }));
    alerts.addAlarm(this, 'NotEmpty', {
      metric: messages,
      threshold: 1,
      impact,
      runbook,
    });
  }
}
