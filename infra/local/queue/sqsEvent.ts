import type { SQSEvent } from 'aws-lambda';
import type { QueueMessage } from './queueState.ts';

/** The event with which Lambda receives messages of a queue. */
export const toSqsEvent = (messages: readonly QueueMessage[]): SQSEvent => ({
  Records: messages.map(({ id, body, sentAt, receiveCount }) => ({
    messageId: id,
    receiptHandle: id,
    body,
    attributes: {
      ApproximateReceiveCount: String(receiveCount),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:local:000000000000:queue',
    awsRegion: 'local',
  })),
});
