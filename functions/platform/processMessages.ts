import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { errorFields, type Fields, type Log } from './log.ts';

/** A message's content, and whether a failure of this delivery moves it to the dead-letter queue. */
export interface Delivery<Message> {
  message: Message;
  isLast: boolean;
}

interface MessageSettings<Message> {
  log: Log;
  schema: z.ZodMiniType<Message>;
  /** The ids in a message. */
  describe: (message: Message) => Fields;
  maxReceiveCount: number;
}

/**
 * Processes a batch of a queue's messages concurrently. Those that fail are reported, so that the queue delivers only
 * them again, and logged with the fields that `describe` takes from the message.
 */
export async function processMessages<Message>(
  { Records }: SQSEvent,
  { log, schema, describe, maxReceiveCount }: MessageSettings<Message>,
  processOne: (delivery: Delivery<Message>) => Promise<void>,
): Promise<SQSBatchResponse> {
  const failed = await Promise.all(
    Records.map(async ({ messageId, body, attributes }) => {
      let message: Message | undefined;
      try {
        const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceiveCount;
        message = schema.parse(JSON.parse(body));
        await processOne({ message, isLast });
        return [];
      } catch (error) {
        const fields = message ? { ...describe(message), ...errorFields(error) } : { detail: 'malformed' }; // errors of parsing quote what they parsed
        log.error('message.failed', { messageId, ...fields });
        return [{ itemIdentifier: messageId }];
      }
    }),
  );
  return { batchItemFailures: failed.flat() };
}
