import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { readJson, writeAtomically } from '#infra/local/wire/atomicFile.ts';

/** Emulates an SQS queue with a dead-letter queue, connected to one Lambda function with a batch size of 1. */
export interface LocalQueue {
  /** Stores a message; it is delivered at least once. */
  send: (body: string) => Promise<void>;
  /** Connects the consumer, which receives stored messages first. */
  consume: (handler: QueueConsumer) => Promise<void>;
  /** Messages that failed `maxReceiveCount` times, oldest first. */
  deadLetters: () => Promise<Message[]>;
  /** Moves all dead letters back to the queue and returns their number. */
  redrive: () => Promise<number>;
  /** Resolves when no message is being delivered or waiting for a retry. */
  idle: () => Promise<void>;
  close: () => Promise<void>;
}

/** A Lambda function behind a queue: a rejected call is retried. */
export type QueueConsumer = (event: SQSEvent) => Promise<void>;

export interface QueueOptions {
  /** Folder of the messages. */
  folder: string;
  /** Number of deliveries after which a message becomes a dead letter. */
  maxReceiveCount: number;
  /** Time before a failed message is delivered again; default one second. */
  retryDelayMs?: number;
}

const Message = z.object({
  id: z.string(),
  body: z.string(),
  sentAt: z.number(),
  receiveCount: z.number(),
});
type Message = z.infer<typeof Message>;

/** Opens the queue that is stored in a folder. */
export async function openQueue({
  folder,
  maxReceiveCount,
  retryDelayMs = 1_000,
}: QueueOptions): Promise<LocalQueue> {
  const messages = join(folder, 'messages');
  const deadLetters = join(folder, 'dead-letters');
  await mkdir(messages, { recursive: true });
  await mkdir(deadLetters, { recursive: true });

  const inFlight = new Set<Promise<void>>();
  const closing = new AbortController();
  let consumer: QueueConsumer | undefined;

  const store = (message: Message) => writeAtomically(fileIn(messages, message.id), JSON.stringify(message));

  const deliver = async (stored: Message) => {
    for (let { receiveCount } = stored; receiveCount < maxReceiveCount && consumer; ) {
      if (receiveCount > 0) await wait(retryDelayMs, undefined, { signal: closing.signal });
      receiveCount += 1;
      const message = { ...stored, receiveCount };
      await store(message);
      try {
        await consumer(toEvent(message));
        await rm(fileIn(messages, message.id));
        return;
      } catch (error) {
        console.error(`Message ${message.id} failed, delivery ${receiveCount} of ${maxReceiveCount}.`, error);
      }
    }
    await rename(fileIn(messages, stored.id), fileIn(deadLetters, stored.id));
  };

  const start = (message: Message) => {
    if (!consumer) return;
    const running = deliver(message)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) console.error(`Message ${message.id} was not delivered.`, error);
      })
      .finally(() => inFlight.delete(running));
    inFlight.add(running);
  };

  return {
    async send(body) {
      const message = { id: newId(), body, sentAt: Date.now(), receiveCount: 0 };
      await store(message);
      start(message);
    },

    async consume(handler) {
      consumer = handler;
      for (const message of await readMessages(messages)) start(message);
    },

    deadLetters: () => readMessages(deadLetters),

    async redrive() {
      const dead = await readMessages(deadLetters);
      for (const message of dead) {
        const renewed = { ...message, receiveCount: 0 };
        await store(renewed);
        await rm(fileIn(deadLetters, message.id));
        start(renewed);
      }
      return dead.length;
    },

    async idle() {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },

    async close() {
      closing.abort();
      await Promise.all(inFlight);
    },
  };
}

/** Ids sort by creation, so that a restart delivers in the order of sending. */
let count = 0;
const newId = () => `${Date.now()}-${String(++count).padStart(6, '0')}-${randomUUID()}`;

const fileIn = (folder: string, id: string) => join(folder, `${id}.json`);

async function readMessages(folder: string): Promise<Message[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.json')).sort();
  return await Promise.all(names.map(async name => Message.parse(await readJson(join(folder, name)))));
}

const toEvent = ({ id, body, sentAt, receiveCount }: Message): SQSEvent => ({
  Records: [
    {
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
    },
  ],
});
