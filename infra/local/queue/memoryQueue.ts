import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { randomFrom } from '#shared/random.ts';
import { createQueueState, newMessage, type QueueStateOptions } from './queueState.ts';
import { toSqsEvent } from './sqsEvent.ts';

interface MemoryQueueOptions extends Partial<QueueStateOptions> {
  batchSize?: number;
  /** The clock of delays, in milliseconds; default: it stands still. */
  now?: () => number;
}

/** A queue in memory, for tests: messages are delivered by `drain`, in no order, and one in ten twice. */
export function createMemoryQueue({ batchSize = 5, now = () => 0, ...options }: MemoryQueueOptions = {}) {
  const random = options.random ?? randomFrom('queue');
  const state = createQueueState({
    maxReceiveCount: 5,
    visibilityTimeoutMs: 30 * 60_000,
    duplicates: 0.1,
    ...options,
    random,
  });

  return {
    async send(messages: readonly unknown[], { delayMs = 0 }: { delayMs?: number } = {}): Promise<void> {
      const visibleAt = delayMs > 0 ? now() + delayMs : undefined;
      state.add(
        messages.map(message => newMessage(JSON.stringify(message), now())),
        visibleAt,
      );
    },
    deadLetters: () => state.deadLetters().map(({ body }) => JSON.parse(body) as unknown),
    redrive: () => state.redrive().length,
    /** Time in milliseconds of the next delivery of a message that is delayed, or was received and not deleted, if there is one. */
    nextVisible: () => state.nextVisible(now()),

    /** Delivers all messages, and those sent meanwhile, until each is processed, a dead letter or delayed. */
    async drain(consume: (event: SQSEvent) => Promise<SQSBatchResponse>): Promise<void> {
      for (;;) {
        const { received, dead } = state.receive(now(), batchSize);
        if (received.length === 0 && dead.length === 0) return;
        if (received.length === 0) continue;
        const { batchItemFailures } = await consume(toSqsEvent(received)).catch(() => ({
          batchItemFailures: received.map(({ id }) => ({ itemIdentifier: id })),
        }));
        const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
        for (const { id } of received) {
          if (failed.has(id)) state.release(id, 0);
          else state.remove(id);
        }
      }
    },
  };
}

export type MemoryQueue = ReturnType<typeof createMemoryQueue>;
