import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { errorFields, type Log } from './log.ts';

/** A message's content, and whether a failure of this delivery moves it to the dead-letter queue. */
export interface Delivery<Message> {
  message: Message;
  isLast: boolean;
}

/**
 * Processes a batch of a queue's messages concurrently. Those that fail are reported, so that the queue delivers only
 * them again.
 */
export async function processMessages<Message>(
  { Records }: SQSEvent,
  { log, schema, maxReceiveCount }: { log: Log; schema: z.ZodMiniType<Message>; maxReceiveCount: number },
  processOne: (delivery: Delivery<Message>) => Promise<void>,
): Promise<SQSBatchResponse> {
  const failed = await Promise.all(
    Records.map(async ({ messageId, body, attributes }) => {
      try {
        const isLast = Number(attributes.ApproximateReceiveCount) >= maxReceiveCount;
        await processOne({ message: schema.parse(JSON.parse(body)), isLast });
        return [];
      } catch (error) {
        log.error('messageFailed', { messageId, body, ...errorFields(error) });
        return [{ itemIdentifier: messageId }];
      }
    }),
  );
  return { batchItemFailures: failed.flat() };
}
