import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';
import { second } from '#shared/time.ts';
import { createQueueState, newMessage, type QueueMessage } from './queueState.ts';
import { toSqsEvent } from './sqsEvent.ts';

/** Emulates an SQS queue with a dead-letter queue, connected to one Lambda function. */
export interface LocalQueue {
  /** Stores a message; it is delivered at least once, after a delay of some seconds or, after a restart, without. */
  send: (body: string, delaySeconds?: number) => Promise<void>;
  /** Connects the consumer, which receives stored messages first. */
  consume: (handler: QueueConsumer) => Promise<void>;
  /** Messages that failed `maxReceiveCount` times, oldest first. */
  deadLetters: () => Promise<QueueMessage[]>;
  /** Moves all dead letters back to the queue and returns their number. */
  redrive: () => Promise<number>;
  /** Resolves when no message is being delivered or waiting for a retry. Does not wait for delayed messages. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}

/** A Lambda function behind a queue. After a rejected call all messages of the batch are retried, else those reported. */
export type QueueConsumer = (event: SQSEvent) => Promise<SQSBatchResponse | void>;

export interface QueueOptions {
  /** Folder of the messages. */
  folder: string;
  /** Number of deliveries after which a message becomes a dead letter. */
  maxReceiveCount: number;
  /** Time before a failed message is delivered again; default one second. */
  retryDelayMs?: number;
  /** Messages of one call; default 1. */
  batchSize?: number;
  /** Calls at the same time; default 5. */
  concurrency?: number;
  /** Deliver in no order, and some messages twice, as SQS may do. */
  isDisorderly?: boolean;
}

const Message = z.object({
  id: z.string(),
  body: z.string(),
  sentAt: z.number(),
  receiveCount: z.number(),
});

/** Longer than any call: a message that is being processed is not delivered again. */
const visibilityTimeoutMs = 30 * 60_000;

/** Opens the queue that is stored in a folder. */
export async function openQueue({
  folder,
  maxReceiveCount,
  retryDelayMs = 1_000,
  batchSize = 1,
  concurrency = 5,
  isDisorderly = false,
}: QueueOptions): Promise<LocalQueue> {
  const messages = join(folder, 'messages');
  const deadLetters = join(folder, 'dead-letters');
  await mkdir(messages, { recursive: true });
  await mkdir(deadLetters, { recursive: true });

  const state = createQueueState({
    maxReceiveCount,
    visibilityTimeoutMs,
    ...(isDisorderly && { random: Math.random, duplicates: 0.02 }),
  });
  state.add(await readMessages(messages));
  const inFlight = new Set<Promise<void>>();
  let consumer: QueueConsumer | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const store = (message: QueueMessage) =>
    writeAtomically(fileIn(messages, message.id), JSON.stringify(message));

  async function invoke(batch: QueueMessage[]): Promise<void> {
    const failed = await failuresOf(batch);
    for (const { id, receiveCount } of batch) {
      if (!failed.has(id)) {
        if (state.remove(id)) await rm(fileIn(messages, id), { force: true });
        continue;
      }
      console.error(`Message ${id} failed, delivery ${receiveCount} of ${maxReceiveCount}.`);
      state.release(id, Date.now() + (receiveCount < maxReceiveCount ? retryDelayMs : 0));
    }
  }

  async function failuresOf(batch: QueueMessage[]): Promise<Set<string>> {
    try {
      await Promise.all(batch.map(store));
      const response = await consumer?.(toSqsEvent(batch));
      return new Set((response?.batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
    } catch (error) {
      console.error(error);
      return new Set(batch.map(({ id }) => id));
    }
  }

  /** Starts calls for the visible messages, and returns at the time when the next one becomes visible. */
  function pump(): void {
    clearTimeout(timer);
    while (consumer && !isClosed && inFlight.size < concurrency) {
      const { received, dead } = state.receive(Date.now(), batchSize);
      const moved = dead.map(({ id }) => rename(fileIn(messages, id), fileIn(deadLetters, id)));
      if (received.length === 0 && moved.length === 0) break;
      const running: Promise<void> = Promise.all([
        ...moved,
        received.length > 0 ? invoke(received) : undefined,
      ])
        .then(() => undefined)
        .catch((error: unknown) => console.error(error))
        .finally(() => {
          inFlight.delete(running);
          pump();
        });
      inFlight.add(running);
    }
    const next = consumer && !isClosed ? state.nextVisible(Date.now()) : undefined;
    if (next !== undefined && inFlight.size < concurrency)
      timer = setTimeout(pump, Math.max(1, Math.min(next - Date.now(), 1_000)));
  }

  return {
    async send(body, delaySeconds = 0) {
      const message = newMessage(body, Date.now());
      await store(message);
      state.add([message], delaySeconds > 0 ? Date.now() + delaySeconds * second : undefined);
      pump();
    },

    async consume(handler) {
      consumer = handler;
      pump();
    },

    deadLetters: () => readMessages(deadLetters),

    async redrive() {
      const dead = await readMessages(deadLetters);
      for (const message of dead) {
        await store({ ...message, receiveCount: 0 });
        await rm(fileIn(deadLetters, message.id));
      }
      const known = state.redrive().map(({ id }) => id);
      state.add(
        dead.filter(({ id }) => !known.includes(id)).map(message => ({ ...message, receiveCount: 0 })),
      );
      pump();
      return dead.length;
    },

    async idle() {
      while (consumer && !isClosed && (inFlight.size > 0 || !state.isIdle(Date.now()))) {
        await Promise.all(inFlight);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    },

    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(inFlight);
    },
  };
}

const fileIn = (folder: string, id: string) => join(folder, `${id}.json`);

async function readMessages(folder: string): Promise<QueueMessage[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.json')).sort();
  return await Promise.all(names.map(async name => Message.parse(await readJson(join(folder, name)))));
}
